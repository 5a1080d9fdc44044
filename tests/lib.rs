//! Holds nothing: the tests are in `conformance/`.
