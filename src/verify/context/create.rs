//! Creation of the state that all rules share.

use super::VerifierContext;
use crate::ir::{DataLayout, Module};
use crate::source::SourceMap;
use crate::verify::Options;
use crate::verify::rules::intrinsics::check_declarations;
use crate::verify::types::mentions_ptr::mentions_ptr;
use crate::verify::types::properties::TypeProperties;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::sync::Arc;

/// Base budget, in bytes of text, for locating errors; 16 times the text size is added. Once it is exhausted, reports
/// point to whole statements.
const MIN_LOCATE_BUDGET: u64 = 1 << 20;

impl<'a> VerifierContext<'a> {
    /// Creates the state for a module, and checks its declared intrinsics.
    pub(in crate::verify) fn new(module: &'a Module, sources: &'a SourceMap, options: Options) -> Self {
        VerifierContext {
            module,
            sources,
            options,
            layout: DataLayout::of(module),
            types: Arc::new(TypeProperties::new(&module.types)),
            graph: Arc::default(),
            tbaa_cache: Default::default(),
            classes: Arc::default(),
            intrinsics: Arc::new(check_declarations::check_all(module)),
            intrinsics_reported: FxHashSet::default(),
            literals: Arc::default(),
            collectors: Arc::new(check_declarations::garbage_collectors(module)),
            escapes: FxHashMap::default(),
            found: Vec::new(),
            has_damage: module.damaged,
            budget: Cell::new(
                MIN_LOCATE_BUDGET + sources.sources().iter().map(|s| s.length() as u64 * 16).sum::<u64>(),
            ),
            errors: 0,
            constants_good: SecondaryMap::new(),
            attributes_good: FxHashSet::default(),
            access_tags_good: FxHashSet::default(),
            opaque: mentions_ptr(module),
        }
    }
}
