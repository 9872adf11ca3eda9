//! A module and the function of its name, both handed on by imports.
pub mod launch;
