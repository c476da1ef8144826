//! Metadata that was entered by itself, `!0 = !{i32 1, i32 5}`, for later inputs. Metadata within a module belongs to that module: the
//! same numbers mean something else in the next one.

use super::Session;
use super::split::{ScannedItem, Scanner};
use rustc_hash::FxHashSet;

/// Maximum size of all metadata that is kept, in bytes.
const MAX_SIZE: usize = 1 << 20;

impl Session {
    /// Keeps the metadata of an input that consists of nothing else.
    pub(super) fn keep_metadata(&mut self, text: &str) {
        let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(';'));
        if !lines().all(|line| line.starts_with('!')) || self.kept_size + text.len() > MAX_SIZE {
            return;
        }
        self.kept_size += text.len();
        for line in lines() {
            if let Some(number) = defined(line) {
                self.metadata.insert(number, line.to_string());
            }
        }
    }

    /// Returns the definitions of the metadata that a text mentions and does not define.
    pub(super) fn metadata_for(&self, text: &str) -> String {
        if self.metadata.is_empty() || !text.contains('!') {
            return String::new();
        }
        let mut seen: FxHashSet<u32> = text.lines().filter_map(|line| defined(line.trim())).collect();
        let (mut work, mut found) = (mentioned(text), String::new());
        while let Some(number) = work.pop() {
            if let Some(line) = self.metadata.get(&number).filter(|_| seen.insert(number)) {
                found += line;
                found.push('\n');
                work.extend(mentioned(line));
            }
        }
        found
    }
}

/// Returns the number of the metadata that a line defines.
fn defined(line: &str) -> Option<u32> {
    let (number, rest) = line.strip_prefix('!')?.split_once(' ')?;
    number.parse().ok().filter(|_| rest.trim_start().starts_with('='))
}

/// Returns the numbers of metadata in a text.
fn mentioned(text: &str) -> Vec<u32> {
    let (mut walk, mut found) = (Scanner::new(text), Vec::new());
    while let Some(met) = walk.next() {
        if let ScannedItem::Word(range) = met
            && let Some(number) = text[range].strip_prefix('!')
        {
            found.extend(number.parse::<u32>());
        }
    }
    found
}
