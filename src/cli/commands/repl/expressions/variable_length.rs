//! Arrays of variable length, `int a[n]`, in functions of C: memory of the stack whose address a hidden pointer holds.

use super::super::mistakes::Mistake;
use super::conversions::{is_integer, llvm_type};
use super::initializers::element_type;
use super::lower::{LoweredValue, Lowering, LoweringResult};
use super::nodes::{CastTarget, ExprNode, SpannedNode};

const SAVE: &str = "declare ptr @llvm.stacksave.p0()";
const RESTORE: &str = "declare void @llvm.stackrestore.p0(ptr)";

/// Returns the instruction that restores a position of the stack.
pub(super) fn restore_of(saved: &str) -> String {
    format!("call void @llvm.stackrestore.p0(ptr {saved})")
}

impl Lowering<'_> {
    /// Lowers the declaration of an array whose length is no constant. Returns whether it is one.
    pub(super) fn declare_variable_length(
        &mut self,
        target: &CastTarget,
        name: &str,
        lengths: &str,
        value: Option<&str>,
    ) -> LoweringResult<bool> {
        if !self.locals.is_function() || lengths.trim().is_empty() || lengths.contains(']') {
            return Ok(false);
        }
        let node = self.expression_of(lengths)?;
        if self.constant(&node).is_some() {
            return Ok(false);
        }
        if self.locals.is_static {
            let message = format!("variable length array declaration cannot have 'static' storage duration: `{name}`");
            return Err(Mistake::from(message).or_at(&node.span));
        }
        if value.is_some() {
            return Err(Mistake::from("variable-sized object may not be initialized").or_at(&node.span));
        }
        let length = self.value(&node)?;
        if !is_integer(&length.c_type()) {
            let message = format!("size of array has non-integer type `{}`", super::c_names::c_name(&length.c_type()));
            return Err(Mistake::from(message).or_at(&node.span));
        }
        let length = self.as_type(length, "i64")?;
        let element = element_type(target);
        let llvm = if element.ends_with('*') { "ptr".into() } else { llvm_type(&element) };
        for declaration in [SAVE, RESTORE] {
            let name = declaration.split(['@', '(']).nth(1).unwrap_or_default();
            if !self.knows(&format!("@{name}")) && !self.setup.iter().any(|line| line == declaration) {
                self.setup.push(declaration.into());
            }
        }
        let saved = self.add("call ptr @llvm.stacksave.p0()");
        self.locals.saved_stacks.push(saved);
        let memory = self.add(&format!("alloca {llvm}, i64 {length}"));
        let address = self.declare_local(name, "ptr", Some(&element));
        self.lines.push(format!("store ptr {memory}, ptr {address}"));
        let (_, size) = super::conversions::typed(self.size_of(&llvm))?;
        let bytes = self.add(&format!("mul i64 {length}, {size}"));
        let slot = self.declare_local(&format!("{name}.size"), "u64", None);
        self.lines.push(format!("store i64 {bytes}, ptr {slot}"));
        self.locals.lengths.insert(address, slot);
        Ok(true)
    }

    /// Returns the size of an array of variable length; `None` for any other operand of `sizeof`.
    pub(super) fn variable_size(&mut self, node: &SpannedNode) -> LoweringResult<Option<LoweredValue>> {
        let ExprNode::Name(name) = &**node else { return Ok(None) };
        let slot = self.known_name(name).and_then(|name| self.locals.lengths.get(&name).cloned());
        slot.map(|slot| self.load_from("ptr", &slot, "u64")).transpose()
    }

    pub(super) fn is_variable_length(&self, name: &str) -> bool {
        self.known_name(name).is_some_and(|name| self.locals.lengths.contains_key(&name))
    }

    /// Refuses the address of an array of variable length, and an assignment to it.
    pub(super) fn refuse_variable_length(&self, node: &SpannedNode, is_address: bool) -> LoweringResult<()> {
        let ExprNode::Name(name) = &**node else { return Ok(()) };
        if !self.is_variable_length(name) {
            return Ok(());
        }
        let message = match is_address {
            true => format!(
                "the address of an array of variable length is not supported; `{name}` is that of its first element"
            ),
            false => format!("array `{name}` is not assignable"),
        };
        Err(Mistake::from(message).or_at(&node.span))
    }

    /// Frees the arrays of variable length that `break` or `continue` leaves, given how many are around the loop.
    pub(super) fn free_down_to(&mut self, count: usize) {
        if let Some(saved) = self.locals.saved_stacks.get(count) {
            self.lines.push(restore_of(saved));
        }
    }

    /// Frees the arrays of variable length of a scope, given how many there were before it.
    pub(super) fn restore_stack(&mut self, count: usize, has_ended: bool) {
        if !has_ended {
            self.free_down_to(count);
        }
        self.locals.saved_stacks.truncate(count);
    }
}
