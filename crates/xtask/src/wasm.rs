//! The wasm and its JavaScript: `crates/wasm` compiled, then `wasm-bindgen` called as a library.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::{Bindgen, EncodeInto};

use crate::short_names::Names;
use crate::{optimise, process, sizes, tree};

/// The compiler's name for the platform.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The stem of every generated file: `oanquan.js`, `oanquan_bg.wasm`, …
pub const NAME: &str = "oanquan";

/// The folder of the generated files, as seen from the page's modules in `www`.
pub const FOLDER: &str = "pkg";

/// `cargo xtask build [--optimise]`.
pub fn command(arguments: &[String]) -> Result<()> {
    let optimised = match arguments {
        [] => false,
        [flag] if flag == "--optimise" => true,
        other => bail!("build takes only --optimise, not {}", other.join(" ")),
    };
    let folder = package_folder();
    build(&folder)?;
    if optimised {
        optimise::wasm(&module(&folder))?;
    }
    sizes::print(&[module(&folder), folder.join(format!("{NAME}.js"))])?;
    Ok(())
}

/// Where the page looks for the generated files.
pub fn package_folder() -> PathBuf {
    tree::root().join("www").join(FOLDER)
}

/// The wasm among the generated files.
pub fn module(folder: &Path) -> PathBuf {
    folder.join(format!("{NAME}_bg.wasm"))
}

/// Compiles and binds into `folder`.
pub fn build(folder: &Path) -> Result<()> {
    ensure_target(TARGET)?;
    println!("building crates/wasm for {TARGET}");
    let target = tree::target();
    process::run(
        process::cargo(&[
            "build",
            "--package",
            "oanquan-wasm",
            "--profile",
            "wasm",
            "--target",
            TARGET,
            "--target-dir",
        ])
        .arg(&target)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags()),
    )?;
    let compiled = target.join(TARGET).join("wasm/oanquan_wasm.wasm");
    bind(&compiled, folder).with_context(|| format!("cannot bind {}", tree::shown(&compiled)))?;
    println!("wrote {}", tree::shown(folder));
    Ok(())
}

fn bind(compiled: &Path, folder: &Path) -> Result<()> {
    let fresh = tree::target().join("xtask/bound");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    let mut bindgen = Bindgen::new();
    let mut output = bindgen
        .input_path(compiled)
        .out_name(NAME)
        .web(true)?
        .typescript(true)
        // Left out by default; without it the page would have to tell the module where its wasm lies.
        .omit_default_module_path(false)
        .remove_producers_section(true)
        // Every browser that runs the page can write text right into the wasm's memory; no way around is needed.
        .encode_into(EncodeInto::Always)
        .generate_output()?;
    let names = Names::shorten(&mut output);
    output.emit(&fresh)?;
    edit(&fresh.join(format!("{NAME}.js")), |script| names.in_script(script))?;
    edit(&fresh.join(format!("{NAME}.d.ts")), |types| Ok(names.in_types(types)))?;
    // The types of the raw exports.
    fs::remove_file(fresh.join(format!("{NAME}_bg.wasm.d.ts")))?;
    mirror(&fresh, folder)
}

fn edit(file: &Path, change: impl Fn(&str) -> Result<String>) -> Result<()> {
    fs::write(file, change(&fs::read_to_string(file)?)?)?;
    Ok(())
}

/// Makes `to` hold what `from` holds and no file of an older build. A file that did not change is left alone and one
/// that did changes at once, so that a page or a test that runs meanwhile never finds half a file or none.
fn mirror(from: &Path, to: &Path) -> Result<()> {
    let files = tree::files_below(from)?;
    for file in &files {
        let target = to.join(file.strip_prefix(from)?);
        let bytes = fs::read(file)?;
        if fs::read(&target).is_ok_and(|old| old == bytes) {
            continue;
        }
        fs::create_dir_all(target.parent().unwrap_or(to))?;
        let beside = target.with_added_extension("new");
        fs::write(&beside, bytes)?;
        fs::rename(&beside, &target)?;
    }
    for old in tree::files_below(to)? {
        if !files.contains(&from.join(old.strip_prefix(to)?)) {
            fs::remove_file(old)?;
        }
    }
    Ok(())
}

/// Panic messages carry the source paths of dependencies. Shortened, they neither show whose machine built the wasm
/// nor make its bytes depend on it.
fn flags() -> OsString {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let mut flags = OsString::new();
    for source in sources.into_iter().flatten().flatten() {
        let path = source.path();
        // A space would split the flag in two; such a home only loses the shortening.
        if path.to_string_lossy().contains(' ') {
            continue;
        }
        if !flags.is_empty() {
            flags.push(" ");
        }
        flags.push("--remap-path-prefix=");
        flags.push(path);
        flags.push("=crates");
    }
    flags
}

/// Adds the standard library for a platform when the toolchain lacks it.
pub fn ensure_target(target: &str) -> Result<()> {
    let sysroot = process::output(Command::new("rustc").args(["--print", "sysroot"]).current_dir(tree::root()))
        .context("rustc is needed: install Rust with rustup (https://rustup.rs)")?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot).trim());
    if sysroot.join("lib/rustlib").join(target).is_dir() {
        return Ok(());
    }
    println!("adding the target {target}");
    process::run(Command::new("rustup").args(["target", "add", target]).current_dir(tree::root()))
        .with_context(|| format!("this Rust has no standard library for {target}; install it, or use rustup's Rust"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{flags, mirror};

    #[test]
    fn mirrors_and_forgets_what_is_gone() -> anyhow::Result<()> {
        let root = std::env::temp_dir().join(format!("oanquan-mirror-{}", std::process::id()));
        let (from, to) = (root.join("from"), root.join("to"));
        fs::create_dir_all(from.join("deep"))?;
        fs::create_dir_all(&to)?;
        fs::write(from.join("deep/new"), "2")?;
        fs::write(to.join("old"), "1")?;
        mirror(&from, &to)?;
        assert_eq!(fs::read(to.join("deep/new"))?, b"2");
        assert!(!to.join("old").exists());
        fs::remove_dir_all(root)?;
        Ok(())
    }

    #[test]
    fn flags_shorten_paths_and_do_nothing_else() {
        let flags = flags();
        let flags = flags.to_string_lossy();
        assert!(flags.split_whitespace().all(|flag| flag.starts_with("--remap-path-prefix=")), "{flags}");
    }
}
