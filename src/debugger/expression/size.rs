//! `sizeof`, whose operand is not evaluated, and values that need no memory: string literals, numbers, functions.

use super::{EvalResult, EvalScope, ExprNode, Scalar};
use crate::interp::debug::{Content, ObjectKind, Pointee, Tree};
use crate::ir::Type;
use crate::value::bits_of_words;

impl<'a> EvalScope<'a> {
    /// Returns the scope in which only types matter.
    pub fn for_types(&self) -> EvalScope<'a> {
        EvalScope { unevaluated: true, ..*self }
    }

    /// Evaluates `sizeof`.
    pub(super) fn size_of(&self, node: &ExprNode) -> Result<EvalResult, String> {
        let scope = self.for_types();
        let size_of_value = |found: EvalResult| {
            let of_source = found.source_type.and_then(|ty| self.program.debug_info().bits(&ty)).map(|bits| bits / 8);
            of_source.map_or_else(|| self.size_of_type(found.tree.ty), Ok)
        };
        let size = match node {
            ExprNode::SizeOfName(name) => match scope.variable(name) {
                Ok(found) => size_of_value(found)?,
                Err(_) => self
                    .size_of_c(name)
                    .ok_or_else(|| format!("no type or variable `{name}` in the current context"))?,
            },
            ExprNode::SizeOf(inner) => size_of_value(scope.with_default_type(scope.node(inner)?))?,
            ExprNode::SizeOfType(ty) => self.size_of_type(*ty)?,
            _ => return Err("expected the operand of `sizeof`".into()),
        };
        let leaf = self.leaf(Type::I64, Scalar::Int { width: 64, words: [size].into(), undefined: 0 });
        Ok(self.with_source_type(leaf, self.c_type_if_lines("unsigned long")))
    }

    fn size_of_type(&self, ty: Type) -> Result<u64, String> {
        let size = self.state.layout().size_of(self.types, ty);
        size.ok_or_else(|| format!("{} is unsized", self.types.display(ty)))
    }

    /// Assigns a literal, or a result computed only from literals, its default type: `int` or `long` in a C program,
    /// and otherwise `i64`.
    pub(super) fn with_default_type(&self, found: EvalResult) -> EvalResult {
        let Content::Scalar(Scalar::Int { words, .. }) = &found.tree.content else { return found };
        if !Self::is_literal(&found) {
            return found;
        }
        let number = bits_of_words(words) as i128;
        let (ty, width, name) = match (i32::try_from(number), i64::try_from(number)) {
            (Ok(_), _) if self.program.has_lines() => (Type::I32, 32, "int"),
            (_, Ok(_)) => (Type::I64, 64, "long"),
            _ if u64::try_from(number).is_ok() && self.program.has_lines() => (Type::I64, 64, "unsigned long"),
            _ => return found,
        };
        let bits = number as u64 & (u64::MAX >> (64 - width));
        let leaf = self.leaf(ty, Scalar::Int { width, words: [bits].into(), undefined: 0 });
        self.with_source_type(leaf, self.c_type_if_lines(name))
    }

    /// Returns the value of a string literal.
    pub(super) fn text(&self, bytes: &[u8], ty: Type) -> EvalResult {
        let size = bytes.len() as u64;
        let tree = Tree { ty, offset: 0, size, content: Content::Text(bytes.into()) };
        let info = self.program.debug_info();
        let of_source = self.c_type_if_lines("char").and_then(|ty| info.row_of(&ty, size));
        self.with_source_type(EvalResult::new(tree), of_source)
    }

    /// Returns a C type for a value without a source type; `None` in a program without source lines.
    pub(super) fn c_type_if_lines(&self, name: &str) -> Option<String> {
        self.program.has_lines().then(|| self.program.c_type(name)).flatten()
    }

    /// Whether a value is the address of a function.
    pub(super) fn is_function(&self, found: &EvalResult) -> bool {
        let Content::Scalar(Scalar::Pointer(pointer)) = &found.tree.content else { return false };
        match pointer.target {
            Pointee::Object { object, offset: 0 } => {
                matches!(self.state.object(object).kind, ObjectKind::Function(_))
            }
            // A function of a library.
            Pointee::Unknown => {
                let module = self.program.checked.module();
                let mut functions = module.globals.keys().filter(|id| module.function(*id).is_some());
                functions.any(|id| self.state.address_of(id) == Some(pointer.address))
            }
            _ => false,
        }
    }

    /// Returns a value of the history with its current pointers.
    pub(super) fn with_current_pointers(&self, found: &EvalResult) -> EvalResult {
        let mut found = found.clone();
        self.update_pointers(&mut found.tree);
        found
    }

    fn update_pointers(&self, tree: &mut Tree) {
        match &mut tree.content {
            Content::Scalar(Scalar::Pointer(pointer)) => *pointer = self.state.pointer_to(pointer.address),
            Content::Node(parts) => parts.iter_mut().for_each(|part| self.update_pointers(part)),
            _ => {}
        }
    }
}
