//! The name of a release's folder: a hash of what is in it, so that a cache can keep every file for ever.

/// FNV-1a, 64 bits. Nobody forges a build id, so a cryptographic hash and its dependency would buy nothing; the
/// standard library's hasher may change between Rust versions, and this must not.
pub struct BuildId(u64);

impl BuildId {
    /// The id of nothing.
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Takes in a file: its path too, and both lengths, so that moving a byte from one to the other shows.
    pub fn file(&mut self, path: &str, bytes: &[u8]) {
        for part in [path.as_bytes(), bytes] {
            self.bytes(&(part.len() as u64).to_le_bytes());
            self.bytes(part);
        }
    }

    /// Sixteen hexadecimal digits.
    pub fn text(&self) -> String {
        format!("{:016x}", self.0)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::BuildId;

    #[test]
    fn is_fnv_1a() {
        let mut id = BuildId::new();
        id.bytes(b"foobar");
        assert_eq!(id.text(), "85944171f73967e8");
    }

    #[test]
    fn tells_a_path_from_its_content() {
        let of = |path: &str, bytes: &[u8]| {
            let mut id = BuildId::new();
            id.file(path, bytes);
            id.text()
        };
        assert_ne!(of("ab", b"c"), of("a", b"bc"));
        assert_eq!(of("a", b"b"), of("a", b"b"));
    }
}
