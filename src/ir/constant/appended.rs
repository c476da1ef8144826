//! Append-only table of the constants that passes create. They are appended through a shared reference,
//! concurrently with readers on several threads, and never move: the table is a list of segments, each twice as
//! long as the one before.

use super::Constant;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// Number of constants in the first segment.
const FIRST: usize = 64;
/// Number of segments: enough for 32-bit indices.
const PIECES: usize = 26;

/// A segment; slots that are not yet used are empty.
type Places = Box<[OnceLock<Constant>]>;

/// Constants that can be appended through a shared reference.
#[derive(Debug, Default)]
pub(super) struct AppendedConstants {
    pieces: [OnceLock<Places>; PIECES],
    ids: Mutex<FxHashMap<Constant, u32>>,
}

/// Returns the segment of an index, and the offset in it.
fn place(number: usize) -> (usize, usize) {
    let piece = (number / FIRST + 1).ilog2() as usize;
    (piece, number - FIRST * ((1 << piece) - 1))
}

impl AppendedConstants {
    /// Returns the index of a constant, adding it if needed.
    pub(super) fn add(&self, constant: Constant) -> u32 {
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = ids.get(&constant) {
            return *number;
        }
        let number = ids.len();
        let (piece, at) = place(number);
        let places = self.pieces[piece].get_or_init(|| (0..FIRST << piece).map(|_| OnceLock::new()).collect());
        places[at].set(constant.clone()).expect("numbers are given once");
        ids.insert(constant, number as u32);
        number as u32
    }

    /// Returns the constant at an index returned by `add`.
    pub(super) fn get(&self, number: usize) -> &Constant {
        let (piece, at) = place(number);
        let constant = self.pieces[piece].get().and_then(|places| places[at].get());
        constant.expect("only numbers that were given are asked for")
    }

    /// Returns the number of constants.
    pub(super) fn len(&self) -> usize {
        self.ids.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether the table is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.pieces[0].get().is_none()
    }
}

impl Clone for AppendedConstants {
    fn clone(&self) -> Self {
        let ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner).clone();
        AppendedConstants { pieces: self.pieces.clone(), ids: Mutex::new(ids) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Type;

    #[test]
    fn constants_keep_their_numbers() {
        let appended = AppendedConstants::default();
        let constant = |n: u32| Constant::Int(Type::I64, n.into());
        let numbers: Vec<u32> = (0..1000).map(|n| appended.add(constant(n))).collect();
        assert_eq!(numbers, Vec::from_iter(0..1000));
        assert_eq!(appended.add(constant(7)), 7);
        assert!((0..1000).all(|n| *appended.clone().get(n as usize) == constant(n)));
    }
}
