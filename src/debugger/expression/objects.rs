//! Objects by the names under which they are displayed, and pointers into them.

use super::{EvalResult, EvalScope, ExprNode, ExpressionReader, ObjectName};
use crate::interp::debug::{Content, ObjectKind, Pointee, Scalar, Tree};
use crate::ir::{Type, TypeKind};

impl ExpressionReader<'_, '_> {
    /// Parses `heap#4`, `argument#1`.
    pub(super) fn object(&mut self) -> Result<Option<ObjectName>, String> {
        for (word, heap) in [("heap#", true), ("argument#", false)] {
            if self.eat(word) {
                let number = self.digits().ok_or_else(|| format!("expected a number after `{word}`"))?;
                let name = match heap {
                    true => ObjectName::Heap(u32::try_from(number).map_err(|_| format!("no object `heap#{number}`"))?),
                    false => ObjectName::Argument(number as usize),
                };
                return Ok(Some(name));
            }
        }
        Ok(None)
    }

    /// Parses the suffix of a value's name, if any: `of @f`, `of @f, frame 2`.
    pub(super) fn of(&mut self, value: String) -> Result<ExprNode, String> {
        if !self.eat_word("of") {
            return Ok(ExprNode::Local(value));
        }
        if !self.eat("@") {
            return Err("expected a function after `of`, as in `%x of @f`".into());
        }
        let function = self.name()?;
        let before = self.rest;
        let frame = match self.eat(",") && self.eat_word("frame") {
            true => {
                self.rest = self.rest.trim_start();
                Some(self.digits().ok_or("expected the number of a frame")? as usize)
            }
            false => {
                self.rest = before;
                None
            }
        };
        Ok(ExprNode::Of { value, function, frame })
    }

    /// Parses `+8`, an offset in bytes, without blanks.
    pub(super) fn offset(&mut self) -> Option<i64> {
        let sign = self.rest.chars().next().filter(|c| "+-".contains(*c))?;
        if !self.rest[1..].starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let before = self.rest;
        self.rest = &self.rest[1..];
        let bytes = self.digits().and_then(|bytes| i64::try_from(bytes).ok());
        // `%x+1.5` and `%x+2*%y` are sums.
        let is_part = self.rest.starts_with(|c: char| c.is_alphanumeric() || "._".contains(c));
        let is_factor = self.rest.trim_start().starts_with(['*', '/', '%']);
        let Some(bytes) = bytes.filter(|_| !is_part && !is_factor) else {
            self.rest = before;
            return None;
        };
        Some(if sign == '-' { -bytes } else { bytes })
    }

    /// Parses the rest of a path after `(Ptr`: `heap#4, 0, 1)`.
    pub(super) fn path(&mut self) -> Result<ExprNode, String> {
        let start = self.rest.trim_start();
        if !start.starts_with(['%', '@', 'h', 'a', 'n']) {
            return Err("expected an object after `Ptr`, as in `(Ptr heap#4, 0, 1)`".into());
        }
        let mut node = self.primary()?;
        if let Some(bytes) = self.offset() {
            node = ExprNode::Offset(Box::new(node), bytes);
        }
        let mut path = Vec::new();
        while self.eat(",") {
            self.rest = self.rest.trim_start();
            path.push(self.digits().ok_or("expected a number after `,`")?);
        }
        match self.eat(")") {
            true => Ok(ExprNode::Path(Box::new(node), path)),
            false => Err("expected `)`".into()),
        }
    }

    fn digits(&mut self) -> Option<u64> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        let number = digits.parse().ok()?;
        self.rest = rest;
        Some(number)
    }
}

impl EvalScope<'_> {
    fn pointer_to(&self, address: u64, pointee: Option<Type>) -> EvalResult {
        let content = Content::Scalar(Scalar::Pointer(self.state.pointer_to(address)));
        EvalResult {
            tree: Tree { ty: Type::PTR, offset: 0, size: 8, content },
            place: None,
            pointee,
            note: None,
            source_type: None,
        }
    }

    pub(super) fn object(&self, name: ObjectName) -> Result<EvalResult, String> {
        let object = match name {
            ObjectName::Heap(serial) => self.state.objects().find(|o| o.kind == ObjectKind::Heap(serial)),
            ObjectName::Argument(number) => {
                let mut all = self.state.objects().filter(|o| o.kind == ObjectKind::Argument);
                number.checked_sub(1).and_then(|n| all.nth(n))
            }
        };
        let object = object.ok_or_else(|| match name {
            ObjectName::Heap(serial) => format!("no object `heap#{serial}`; `heap` lists the blocks"),
            ObjectName::Argument(number) => format!("no object `argument#{number}`"),
        })?;
        let ty = self.writer().object_type(&object).map(|(ty, _)| ty);
        Ok(self.pointer_to(object.address, ty))
    }

    /// Returns a value of another call.
    pub(super) fn of(&self, value: &str, function: &str, frame: Option<usize>) -> Result<EvalResult, String> {
        let module = self.program.checked.module();
        let id = module.find(function).ok_or_else(|| format!("function `@{function}` is not defined"))?;
        let depth = self.state.depth();
        let is_it = |n: usize| self.state.frame(n).is_some_and(|frame| frame.function == id);
        let n = match frame {
            Some(number) => depth.checked_sub(number + 1).filter(|n| is_it(*n)),
            None => (0..depth).rev().find(|n| is_it(*n)),
        };
        self.local_of(n.ok_or_else(|| format!("no such call of `@{function}` is active"))?, value)
    }

    /// Returns a pointer `bytes` bytes after a pointer, or after the address of a value in memory.
    pub(super) fn offset(&self, found: &EvalResult, bytes: i64) -> Result<EvalResult, String> {
        let address = found.place.map_or_else(|| self.pointer(found).map(|pointer| pointer.address), Ok)?;
        let address = address.wrapping_add(bytes as u64);
        let part = match self.state.pointer_to(address).target {
            Pointee::Object { object, offset } => {
                let known = self.writer().object_type(&self.state.object(object));
                known.zip(u64::try_from(offset).ok()).and_then(|((ty, count), offset)| {
                    let layout = self.state.layout();
                    let size = layout.size_of(self.types, ty).filter(|size| *size > 0)?;
                    (offset / size < count).then(|| layout.part_at(self.types, ty, offset % size))?
                })
            }
            _ => None,
        };
        Ok(self.pointer_to(address, part))
    }

    /// Follows a path from the root of an object.
    pub(super) fn path(&self, found: &EvalResult, path: &[u64]) -> Result<EvalResult, String> {
        if path.is_empty() && found.place.is_none() {
            return Ok(found.clone());
        }
        let address = found.place.map_or_else(|| self.pointer(found).map(|pointer| pointer.address), Ok)?;
        let Pointee::Object { object, .. } = self.state.pointer_to(address).target else {
            return Err("it does not point to an object of the program".into());
        };
        let object = self.state.object(object);
        let unknown = || format!("the type of {} is not known", self.writer().object(&object));
        let (mut ty, count) = self.writer().object_type(&object).ok_or_else(unknown)?;
        let (layout, mut at) = (self.state.layout(), object.address);
        let outside = || format!("the path leads out of {}", self.writer().object(&object));
        for (n, index) in path.iter().enumerate() {
            let in_row = n == 1 && count > 1;
            match self.types.kind(ty) {
                _ if n == 0 && *index == 0 => {}
                _ if in_row && *index < count => at += index * layout.size_of(self.types, ty).ok_or_else(outside)?,
                TypeKind::Struct { fields, .. } if n > 0 && !in_row => {
                    let offsets = layout.struct_layout(self.types, ty).ok_or_else(outside)?.offsets;
                    at += *offsets.get(*index as usize).ok_or_else(outside)?;
                    ty = fields[*index as usize];
                }
                TypeKind::Array { len, elem } if n > 0 && !in_row && *index < *len => {
                    at += index * layout.size_of(self.types, *elem).ok_or_else(outside)?;
                    ty = *elem;
                }
                _ => return Err(outside()),
            }
        }
        Ok(self.pointer_to(at, Some(ty)))
    }
}
