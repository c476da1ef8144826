//! TEMP
use crate::diagnostic::Diagnostic;
use crate::ir::Module;
/// Bytes as they are written.
#[derive(Default)]
pub(super) struct Sink {
    bytes: Vec<u8>,
}
impl Sink {
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
    pub fn vbr64(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
    pub fn signed(&mut self, number: i64) {
        match number {
            i64::MIN => self.vbr64(1),
            0.. => self.vbr64((number as u64) << 1),
            _ => self.vbr64(number.unsigned_abs() << 1 | 1),
        }
    }
}
pub(super) fn module(_: &Module) -> Result<Vec<u8>, Vec<Diagnostic>> {
    Ok(Vec::new())
}
