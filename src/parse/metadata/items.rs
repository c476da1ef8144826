//! Names in entities that are kept as text.

use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// Names defined and used in entities that are kept as text.
#[derive(Default)]
pub struct MetadataItems<'s> {
    pub comdats: FxHashMap<Cow<'s, str>, &'s str>,
    /// Comdat name in a header, and the source text of its use.
    pub comdat_uses: Vec<(Cow<'s, str>, &'s str)>,
    pub nodes: FxHashMap<u32, &'s str>,
    /// First mention of each number.
    pub node_uses: FxHashMap<u32, &'s str>,
}

impl<'s> MetadataItems<'s> {
    /// Appends the names of the following text. `None` if both texts define the same name.
    pub fn append(&mut self, next: MetadataItems<'s>) -> Option<()> {
        for (name, place) in next.comdats {
            if self.comdats.insert(name, place).is_some() {
                return None;
            }
        }
        self.comdat_uses.extend(next.comdat_uses);
        for (number, place) in next.nodes {
            if self.nodes.insert(number, place).is_some() {
                return None;
            }
        }
        for (number, place) in next.node_uses {
            self.node_uses.entry(number).or_insert(place);
        }
        Some(())
    }
}
