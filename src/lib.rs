//! Ninefold.
