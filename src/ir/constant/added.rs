//! Constants that passes need and the text has not. They are added while others read, from several threads at once, and
//! keep their places: a list in pieces, each twice as long as the one before, that only grows.

use super::Constant;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// How many constants the first piece holds.
const FIRST: usize = 64;
/// As many pieces as 32 bits can number.
const PIECES: usize = 26;

/// A piece: a place may still be empty.
type Places = Box<[OnceLock<Constant>]>;

/// Constants that can be added through a shared reference.
#[derive(Debug, Default)]
pub(super) struct Added {
    pieces: [OnceLock<Places>; PIECES],
    ids: Mutex<FxHashMap<Constant, u32>>,
}

/// The piece that holds a number, and where in it.
fn place(number: usize) -> (usize, usize) {
    let piece = (number / FIRST + 1).ilog2() as usize;
    (piece, number - FIRST * ((1 << piece) - 1))
}

impl Added {
    /// The number of a constant.
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

    /// The constant of a number that was given.
    pub(super) fn get(&self, number: usize) -> &Constant {
        let (piece, at) = place(number);
        let constant = self.pieces[piece].get().and_then(|places| places[at].get());
        constant.expect("only numbers that were given are asked for")
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.ids.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.pieces[0].get().is_none()
    }
}

impl Clone for Added {
    fn clone(&self) -> Self {
        let ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Added { pieces: self.pieces.clone(), ids: Mutex::new(ids) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Type;

    #[test]
    fn constants_keep_their_numbers() {
        let added = Added::default();
        let constant = |n: u32| Constant::Int(Type::I64, n.into());
        let numbers: Vec<u32> = (0..1000).map(|n| added.add(constant(n))).collect();
        assert_eq!(numbers, Vec::from_iter(0..1000));
        assert_eq!(added.add(constant(7)), 7);
        assert!((0..1000).all(|n| *added.clone().get(n as usize) == constant(n)));
    }
}
