//! Buffers of bytes.

use crate::ffi::{Kept, Raw, export, give, take};
use std::ffi::c_char;
use std::io::Read;

pub struct MemoryBuffer {
    pub name: String,
    /// Content, followed by a NUL that does not belong to it.
    bytes: Vec<u8>,
}

/// A buffer.
pub type Buffer = &'static MemoryBuffer;

impl MemoryBuffer {
    pub fn new(name: &str, mut bytes: Vec<u8>) -> MemoryBuffer {
        bytes.push(0);
        MemoryBuffer { name: name.into(), bytes }
    }

    pub fn content(&self) -> &[u8] {
        &self.bytes[..self.bytes.len() - 1]
    }
}

/// Frees a buffer whose ownership a function takes.
pub fn dispose(buffer: Buffer) {
    // SAFETY: every buffer is created by a function of this file, or by `LLVMWriteBitcodeToMemoryBuffer`; the caller
    // does not use it afterwards.
    drop(unsafe { take(buffer) });
}

/// Returns the system's message for an error as LLVM does, without the number that Rust appends.
pub fn system_error(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_string()
}

fn read(
    result: std::io::Result<Vec<u8>>,
    name: &str,
    out: &Raw<Option<Buffer>>,
    message: &Raw<*mut c_char>,
) -> crate::ffi::Failed {
    match result {
        Ok(bytes) => {
            out.set(Some(give(MemoryBuffer::new(name, bytes))));
            crate::ffi::Failed(false)
        }
        Err(error) => {
            message.message(&system_error(&error));
            crate::ffi::Failed(true)
        }
    }
}

export! {
    fn LLVMCreateMemoryBufferWithContentsOfFile(
        path: String,
        out: Raw<Option<Buffer>>,
        message: Raw<*mut c_char>,
    ) -> crate::ffi::Failed {
        read(std::fs::read(&path), &path, &out, &message)
    }

    fn LLVMCreateMemoryBufferWithSTDIN(out: Raw<Option<Buffer>>, message: Raw<*mut c_char>) -> crate::ffi::Failed {
        let mut bytes = Vec::new();
        let result = std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes);
        read(result, "<stdin>", &out, &message)
    }

    /// Also copies, since later reads must not depend on the caller.
    fn LLVMCreateMemoryBufferWithMemoryRange(bytes: Raw<u8>, length: usize, name: String, _ends: bool) -> Buffer {
        give(MemoryBuffer::new(&name, bytes.read(length)))
    }

    fn LLVMCreateMemoryBufferWithMemoryRangeCopy(bytes: Raw<u8>, length: usize, name: String) -> Buffer {
        give(MemoryBuffer::new(&name, bytes.read(length)))
    }

    fn LLVMGetBufferStart(buffer: Buffer) -> Kept<u8> {
        Kept(buffer.bytes.as_ptr())
    }

    fn LLVMGetBufferSize(buffer: Buffer) -> usize {
        buffer.content().len()
    }

    fn LLVMDisposeMemoryBuffer(buffer: Buffer) {
        dispose(buffer)
    }
}
