//! Short names for what the wasm and its JavaScript call each other by.
//!
//! `wasm-bindgen` gives every import a name with a hash and every export one with its class. Nobody but its own
//! JavaScript uses them, and every visitor loads them twice: 0.5 kB of the compressed wasm, 0.3 kB of the JavaScript.

use anyhow::{Result, ensure};
use wasm_bindgen_cli_support::Output;

/// What was called otherwise: the old name and the new one.
type Renamed = Vec<(String, String)>;

/// The module that all imports are said to come from; it exists only as an object in the JavaScript.
const MODULE: &str = "a";

/// The names that were changed in a module.
pub struct Names {
    module: String,
    imports: Renamed,
    exports: Renamed,
}

impl Names {
    /// Renames everything in the module but its memory. What the JavaScript makes no use of is exported no more.
    pub fn shorten(output: &mut Output) -> Self {
        let script = output.js().to_owned();
        let wasm = output.wasm_mut();
        let mut unused = Vec::new();
        for export in wasm.exports.iter() {
            if !script.contains(&format!("wasm.{}", export.name)) {
                unused.push(export.id());
            }
        }
        for id in unused {
            wasm.exports.delete(id);
        }
        let mut names = Self { module: String::new(), imports: Vec::new(), exports: Vec::new() };
        for import in wasm.imports.iter_mut() {
            names.module = std::mem::replace(&mut import.module, MODULE.to_owned());
            rename(&mut import.name, &mut names.imports);
        }
        for export in wasm.exports.iter_mut().filter(|export| export.name != "memory") {
            rename(&mut export.name, &mut names.exports);
        }
        names
    }

    /// The JavaScript that belonged to the old names, with the new ones.
    pub fn in_script(&self, script: &str) -> Result<String> {
        let mut text = replace(script, &format!("\"{}\": import", self.module), &format!("{MODULE}: import"))?;
        for (old, new) in &self.imports {
            text = replace(&text, &format!(" {old}: function"), &format!(" {new}: function"))?;
        }
        let mut parts = text.split("wasm.");
        let mut short = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end = part.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(part.len());
            let (name, rest) = part.split_at(end);
            let new = self.exports.iter().find(|(old, _)| old == name).map_or(name, |(_, new)| new);
            short.extend(["wasm.", new, rest]);
        }
        Ok(short)
    }

    /// The types of the JavaScript without those of the raw exports, which nobody calls.
    pub fn in_types(&self, types: &str) -> String {
        let raw = |line: &&str| {
            let name = line.strip_prefix("    readonly ").and_then(|line| line.split(':').next());
            name.is_some_and(|name| self.exports.iter().any(|(old, _)| old == name))
        };
        let mut rest: Vec<_> = types.lines().filter(|line| !raw(line)).collect();
        // A file ends with the end of a line.
        rest.push("");
        rest.join("\n")
    }
}

fn rename(name: &mut String, renamed: &mut Renamed) {
    let new = letters(renamed.len());
    renamed.push((std::mem::replace(name, new.clone()), new));
}

/// The number as letters: `a` to `z`, `ba`, `bb`, …
fn letters(number: usize) -> String {
    let mut name = if number < 26 { String::new() } else { letters(number / 26) };
    name.push(char::from(b'a' + (number % 26) as u8));
    name
}

fn replace(text: &str, old: &str, new: &str) -> Result<String> {
    let found = text.matches(old).count();
    ensure!(
        found == 1,
        "wasm-bindgen's JavaScript is written otherwise than this knows: `{old}` is there {found} times"
    );
    Ok(text.replacen(old, new, 1))
}

#[cfg(test)]
mod tests {
    use super::{Names, letters};

    fn names() -> Names {
        let renamed = |old: &str, new: &str| vec![(old.to_owned(), new.to_owned())];
        Names {
            module: "./x_bg.js".to_owned(),
            imports: renamed("__wbg_now_12", "b"),
            exports: renamed("game_play", "c"),
        }
    }

    #[test]
    fn both_sides_of_every_name() -> anyhow::Result<()> {
        let script = "const import0 = {\n __wbg_now_12: function() {} };\n\"./x_bg.js\": import0, game_play(wasm.game_play(wasm.memory), wasm.game_play2)";
        let short =
            "const import0 = {\n b: function() {} };\na: import0, game_play(wasm.c(wasm.memory), wasm.game_play2)";
        assert_eq!(names().in_script(script)?, short);
        assert!(names().in_script("{}").is_err());
        Ok(())
    }

    #[test]
    fn no_types_of_raw_exports() {
        let types = "x\n    readonly memory: WebAssembly.Memory;\n    readonly game_play: (a: any) => any;\n}";
        assert_eq!(names().in_types(types), "x\n    readonly memory: WebAssembly.Memory;\n}\n");
    }

    #[test]
    fn letters_count() {
        assert_eq!([0, 25, 26, 27, 52].map(letters), ["a", "z", "ba", "bb", "ca"]);
    }
}
