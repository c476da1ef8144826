//! Arguments and environment of the program, in the forms that its `main` expects.

use crate::interp::memory::Shape;
use crate::interp::memory::table;
use crate::interp::memory::table::Info;
use crate::interp::scalar::ScalarValue;
use crate::interp::state::SharedState;
use crate::ir::Type;

/// Builder of the program's arguments: the strings, and arrays of pointers to them.
pub struct Arguments<'a> {
    shared: &'a mut SharedState,
    args: &'a [String],
    /// Whether an allocation failed.
    pub failed: bool,
}

impl<'a> Arguments<'a> {
    /// Creates a builder for these arguments, the first of which is the program's name.
    pub fn new(shared: &'a mut SharedState, args: &'a [String]) -> Self {
        Arguments { shared, args, failed: false }
    }

    /// Returns `argc`.
    pub fn count(&self) -> ScalarValue {
        ScalarValue::int(self.args.len() as u64)
    }

    fn make(&mut self, size: u64, ty: Type, count: u64) -> ScalarValue {
        let info = Info { kind: table::Kind::Argument, size, ty, count, array: true, ..Info::default() };
        match self.shared.memory.allocate(info, 16, false) {
            Some(slot) => slot,
            None => {
                self.failed = true;
                ScalarValue::NULL
            }
        }
    }

    fn string(&mut self, text: &str) -> ScalarValue {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        let slot = self.make(bytes.len() as u64, Type::I8, bytes.len() as u64);
        self.shared.memory.initialize(slot.lo, &bytes);
        slot
    }

    /// Builds `argv` after `words` unused words: pointers to the strings, and a null pointer.
    pub fn strings(&mut self, words: u64) -> ScalarValue {
        let list: Vec<ScalarValue> = self.args.iter().map(|a| self.string(a)).collect::<Vec<_>>();
        self.array(&list, words)
    }

    fn array(&mut self, list: &[ScalarValue], words: u64) -> ScalarValue {
        // C ends the array with a null pointer, which LLVMlite's machine does not count.
        let pointers = list.len() as u64 + 1;
        let ty = if words == 0 { Type::PTR } else { Type::INVALID };
        let array = self.make((words + pointers) * 8, ty, pointers - u64::from(self.shared.llvmlite_rules));
        for (n, slot) in list.iter().chain([&ScalarValue::NULL]).enumerate() {
            let SharedState { memory, undefs, .. } = &mut *self.shared;
            memory.put_initial(array.lo + (words + n as u64) * 8, Shape::Pointer, slot, undefs);
        }
        array
    }

    /// Builds `envp`, the environment of this process.
    pub fn environment(&mut self) -> ScalarValue {
        let text = |(k, v): (std::ffi::OsString, std::ffi::OsString)| {
            format!("{}={}", k.to_string_lossy(), v.to_string_lossy())
        };
        let list: Vec<String> = std::env::vars_os().map(text).collect();
        let list: Vec<ScalarValue> = list.iter().map(|v| self.string(v)).collect();
        self.array(&list, 0)
    }

    /// Builds an Oat array: the number of strings, then the pointers.
    pub fn oat_array(&mut self) -> ScalarValue {
        let array = self.strings(1);
        self.shared.memory.initialize(array.lo, &(self.args.len() as u64).to_le_bytes());
        array
    }
}
