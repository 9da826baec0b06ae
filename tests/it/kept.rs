//! Where the properties of the tests keep the cases that failed.

use proptest::test_runner::{Config as ProptestConfig, FileFailurePersistence};

/// A property that fails keeps the case in a file beside its test, `NAME.regressions`, which is committed: it
/// is tried first from then on.
pub fn kept() -> ProptestConfig {
    let files = FileFailurePersistence::WithSource("regressions");
    ProptestConfig { failure_persistence: Some(Box::new(files)), ..ProptestConfig::default() }
}
