//! Shorter names for what the wasm imports.
//!
//! wasm-bindgen ends them with a hash, so that modules of its different versions can be linked. Nothing is linked here,
//! and digits without a pattern are what compresses worst: a hundredth of what a visitor loads of the two files.

use std::collections::BTreeMap;

/// The names among `imports` that can do without their hash, and what they become. Those that would then be equal, to
/// each other or to another, keep theirs.
pub fn shortened<'a>(imports: impl Iterator<Item = &'a str>) -> BTreeMap<String, String> {
    let mut by_name: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for import in imports {
        by_name.entry(without_hash(import)).or_default().push(import);
    }
    by_name
        .into_iter()
        .filter_map(|(short, long)| match long[..] {
            [long] if long != short => Some((long.to_owned(), short.to_owned())),
            _ => None,
        })
        .collect()
}

fn without_hash(name: &str) -> &str {
    let is_hash = |end: &str| end.len() == 16 && end.bytes().all(|byte| byte.is_ascii_hexdigit());
    name.rsplit_once('_').filter(|(_, end)| is_hash(end)).map_or(name, |(short, _)| short)
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn keeps_names_apart() {
        let names = [
            "__wbg_parse_416cc49130e0f3d5",
            "__wbg_new_a2b246c72f222406",
            "__wbg_new_b2b246c72f222406",
            "__wbg_now",
            "__wbg_now_3fa05b65eccf6b9f",
            "__wbindgen_generic_000000000000000g",
        ];
        let short: Vec<_> = shortened(names.into_iter()).into_iter().collect();
        assert_eq!(short, [("__wbg_parse_416cc49130e0f3d5".to_owned(), "__wbg_parse".to_owned())]);
    }
}
