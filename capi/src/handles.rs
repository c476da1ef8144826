//! The table of handles.
//!
//! A handle encodes the number of a slot and the number of earlier uses of the slot, as an address that no memory has:
//! it can be validated, and is never dereferenced.

use crate::error::ErrorObject;
use std::any::Any;
use std::cell::Cell;
use std::sync::{Arc, Once, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

/// A type that C has handles of.
pub(crate) trait Handle: Send + Sync + 'static {
    /// Type of the handle in C.
    type Opaque;
    /// Its name.
    const NAME: &'static str;
}

type Entry = Arc<dyn Any + Send + Sync>;

struct Slot {
    /// Number of deletions.
    generation: u32,
    entry: Option<Entry>,
}

struct Table {
    slots: Vec<Slot>,
    free: Vec<u32>,
}

static TABLE: RwLock<Table> = RwLock::new(Table { slots: Vec::new(), free: Vec::new() });

fn read() -> RwLockReadGuard<'static, Table> {
    TABLE.read().unwrap_or_else(PoisonError::into_inner)
}

fn write() -> RwLockWriteGuard<'static, Table> {
    TABLE.write().unwrap_or_else(PoisonError::into_inner)
}

/// Set in every handle. No address of a process has this bit without having all bits above it.
const MARK: u64 = 1 << 62;
/// Bits of a generation.
const GENERATIONS: u32 = (1 << 29) - 1;

fn encode(slot: u32, generation: u32) -> u64 {
    MARK | u64::from(generation & GENERATIONS) << 32 | u64::from(slot)
}

/// Returns slot and generation.
fn decode(handle: u64) -> Option<(u32, u32)> {
    (handle >> 61 == MARK >> 61).then_some((handle as u32, (handle >> 32) as u32 & GENERATIONS))
}

/// Creates a handle for a value.
pub(crate) fn insert<T: Handle>(value: T) -> *mut T::Opaque {
    insert_shared(Arc::new(value))
}

pub(crate) fn insert_shared<T: Handle>(value: Arc<T>) -> *mut T::Opaque {
    watch_forks();
    let mut table = write();
    let slot = match table.free.pop() {
        Some(slot) => slot,
        None => {
            table.slots.push(Slot { generation: 0, entry: None });
            table.slots.len() as u32 - 1
        }
    };
    let place = &mut table.slots[slot as usize];
    place.entry = Some(value);
    encode(slot, place.generation) as usize as *mut T::Opaque
}

/// Returns the value of a handle.
pub(crate) fn find<T: Handle>(handle: *const T::Opaque) -> Result<Arc<T>, ErrorObject> {
    let wrong = |why: &str| Err(ErrorObject::argument(format!("the {} {why}", T::NAME)));
    if handle.is_null() {
        return wrong("is null");
    }
    let Some((slot, generation)) = decode(handle as usize as u64) else { return wrong("is not a handle") };
    let table = read();
    let Some(place) = table.slots.get(slot as usize) else { return wrong("is not a handle") };
    let entry = match &place.entry {
        Some(entry) if place.generation & GENERATIONS == generation => Arc::clone(entry),
        _ => return wrong("was deleted"),
    };
    drop(table);
    entry.downcast::<T>().or_else(|_| wrong("is a handle of another type"))
}

/// Deletes a handle. Its value lives as long as other values need it.
pub(crate) fn delete<T: Handle>(handle: *mut T::Opaque) {
    let Some((slot, generation)) = decode(handle as usize as u64) else { return };
    let mut table = write();
    let Some(place) = table.slots.get_mut(slot as usize) else { return };
    let is_it =
        place.generation & GENERATIONS == generation && place.entry.as_ref().is_some_and(|entry| entry.is::<T>());
    if !is_it {
        return;
    }
    let entry = place.entry.take();
    place.generation = place.generation.wrapping_add(1);
    table.free.push(slot);
    drop(table);
    // Destructors may call back into the host, and delete further handles.
    drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| drop(entry))));
}

/// Number of handles.
#[cfg(test)]
pub(crate) fn count() -> usize {
    read().slots.iter().filter(|slot| slot.entry.is_some()).count()
}

thread_local! {
    /// The lock, while this thread forks.
    static HELD: Cell<Option<RwLockWriteGuard<'static, Table>>> = const { Cell::new(None) };
}

/// Keeps the table consistent in a child that was forked while another thread used it.
fn watch_forks() {
    static WATCHED: Once = Once::new();
    extern "C" fn prepare() {
        let _ = HELD.try_with(|held| held.set(Some(write())));
    }
    extern "C" fn release() {
        let _ = HELD.try_with(|held| drop(held.take()));
    }
    WATCHED.call_once(|| {
        // SAFETY: functions with static lifetime.
        unsafe { libc::pthread_atfork(Some(prepare), Some(release), Some(release)) };
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    struct Number(u32);
    impl Handle for Number {
        type Opaque = u8;
        const NAME: &'static str = "number";
    }
    struct Other;
    impl Handle for Other {
        type Opaque = u8;
        const NAME: &'static str = "other";
    }

    /// Held by each test, since the table belongs to the process.
    static TABLE: Mutex<()> = Mutex::new(());

    #[test]
    fn wrong_handles_are_errors() {
        let _table = TABLE.lock();
        let why = |result: Result<Arc<Number>, ErrorObject>| result.err().map(|error| error.text().to_string());
        let first = insert(Number(7));
        assert_eq!(find::<Number>(first).map(|number| number.0).ok(), Some(7));
        let all = count();
        delete::<Other>(first);
        assert_eq!(find::<Number>(first).map(|number| number.0).ok(), Some(7));
        assert_eq!(
            find::<Other>(first).err().map(|e| e.text().to_string()).as_deref(),
            Some("the other is a handle of another type")
        );
        delete::<Number>(first);
        delete::<Number>(first);
        assert_eq!(count(), all - 1);
        assert_eq!(why(find::<Number>(first)).as_deref(), Some("the number was deleted"));
        let second = insert(Number(8));
        assert_ne!(first, second);
        assert_eq!(why(find::<Number>(first)).as_deref(), Some("the number was deleted"));
        assert_eq!(why(find::<Number>(std::ptr::null())).as_deref(), Some("the number is null"));
        let local = 3u8;
        assert_eq!(why(find::<Number>(&raw const local)).as_deref(), Some("the number is not a handle"));
        let far = encode(1 << 30, 0) as usize as *const u8;
        assert_eq!(why(find::<Number>(far)).as_deref(), Some("the number is not a handle"));
        delete::<Number>(second);
    }

    #[test]
    fn slots_are_used_again() {
        let _table = TABLE.lock();
        for number in 0..10_000 {
            delete::<Number>(insert(Number(number)));
        }
        assert!(read().slots.len() < 1000, "{} slots", read().slots.len());
    }
}
