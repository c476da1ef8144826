//! Map from start addresses to allocations. The allocator issues most addresses in ascending order and later reuses
//! them, so a sorted vector suffices for these; a tree has the others.

use std::collections::BTreeMap;

/// Allocations by their start address.
#[derive(Default)]
pub struct AddressMap {
    /// Start addresses that were higher than all earlier ones, with the index of their allocation, or 0 after its
    /// removal.
    ascending: Vec<(u64, u32)>,
    /// All other start addresses.
    others: BTreeMap<u64, u32>,
}

impl AddressMap {
    /// Adds the allocation with this index at an address. It replaces any allocation at this address.
    #[inline]
    pub fn insert(&mut self, base: u64, index: u32) {
        if self.ascending.last().is_none_or(|(last, _)| *last < base) {
            self.ascending.push((base, index));
            return;
        }
        match self.position(base) {
            Some(at) => self.ascending[at].1 = index,
            None => {
                self.others.insert(base, index);
            }
        }
    }

    /// Removes the allocation that starts at an address.
    pub fn remove(&mut self, base: u64) {
        match self.position(base) {
            Some(at) => self.ascending[at].1 = 0,
            None => {
                self.others.remove(&base);
            }
        }
    }

    fn position(&self, base: u64) -> Option<usize> {
        self.ascending.binary_search_by_key(&base, |(at, _)| *at).ok()
    }

    /// Returns the allocation with the highest start address that is not above `address`. `None` if there is none, or
    /// if a removed allocation started in between: since blocks do not overlap, no other reaches that address.
    pub fn at_or_below(&self, address: u64) -> Option<u32> {
        let before = self.ascending.partition_point(|(at, _)| *at <= address).checked_sub(1);
        let ascending = before.map(|at| self.ascending[at]);
        let other = self.others.range(..=address).next_back().map(|(at, index)| (*at, *index));
        ascending.max(other).map(|(_, index)| index).filter(|index| *index != 0)
    }

    /// Returns all allocations by ascending address.
    pub fn indices(&self) -> impl Iterator<Item = u32> {
        let mut ascending = self.ascending.iter().copied().filter(|(_, index)| *index != 0).peekable();
        let mut others = self.others.iter().map(|(at, index)| (*at, *index)).peekable();
        std::iter::from_fn(move || {
            let first = match (ascending.peek(), others.peek()) {
                (Some(one), Some(other)) if other < one => others.next(),
                (None, _) => others.next(),
                _ => ascending.next(),
            };
            first.map(|(_, index)| index)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::AddressMap;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    proptest! {
        #[test]
        fn finds_what_a_tree_finds(steps in prop::collection::vec((any::<bool>(), 0u64..40), 1..200)) {
            let (mut map, mut tree) = (AddressMap::default(), BTreeMap::new());
            let mut removed = std::collections::BTreeSet::new();
            for (n, (adds, base)) in steps.into_iter().enumerate() {
                if adds {
                    map.insert(base, n as u32 + 1);
                    tree.insert(base, n as u32 + 1);
                    removed.remove(&base);
                } else {
                    map.remove(base);
                    if tree.remove(&base).is_some() {
                        removed.insert(base);
                    }
                }
                prop_assert!(map.indices().eq(tree.values().copied()));
                for address in 0..42 {
                    let below = tree.range(..=address).next_back();
                    // An allocation below a removed one may be found or not.
                    let hidden = removed.range(..=address).next_back() > below.map(|(at, _)| at);
                    let found = map.at_or_below(address);
                    prop_assert!(found == below.map(|(_, index)| *index) || hidden && found.is_none());
                }
            }
        }
    }
}
