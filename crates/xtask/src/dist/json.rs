//! JSON without the white space that is there for people.

/// Leaves out white space between tokens. What is no JSON comes out as it may; the page's own tests read it.
pub fn minified(json: &str) -> String {
    let mut result = String::with_capacity(json.len());
    let (mut quoted, mut escaped) = (false, false);
    for letter in json.chars() {
        if quoted || !letter.is_ascii_whitespace() {
            result.push(letter);
        }
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = quoted && letter == '\\' && !escaped;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::minified;

    #[test]
    fn keeps_what_is_said() {
        let json = "{\n  \"a b\": [ 1, \"\\\\\" ],\n  \"c\": \"say \\\" d \\\" e\", \"f\" : true\n}\n";
        assert_eq!(minified(json), "{\"a b\":[1,\"\\\\\"],\"c\":\"say \\\" d \\\" e\",\"f\":true}");
    }
}
