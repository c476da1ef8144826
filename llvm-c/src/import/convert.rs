//! Conversion of the types, constants and globals of `llvmlite_jit` to the values given to C.

use super::body::PendingBody;
use super::metadata::Definitions;
use super::{linkage_number, name_of};
use crate::attribute;
use crate::core::metadata;
use crate::ir::{
    ContextRef, Expr, Global, Kind, Metadata, ModuleRef, TypeRef, Value, ValueKind, ValueRef, flag, opcode,
};
use llvmlite_jit::ir::inst::{BinaryFlags, CastFlags, InRange};
use llvmlite_jit::ir::{
    BlockId, ConstExpr, ConstId, Constant, DllStorage, GlobalId, GlobalKind, Module, NamedId, Operand, Piece,
    Preemption, TlsModel, Type, TypeKind, TypedConst, UnnamedAddr, Visibility, print,
};
use std::collections::HashMap;

/// What was converted so far.
#[derive(Default)]
pub struct Converted {
    pub values: HashMap<GlobalId, ValueRef>,
    pub types: HashMap<NamedId, TypeRef>,
    /// Numbered metadata nodes.
    pub nodes: HashMap<usize, ValueRef>,
    pub definitions: Option<Definitions>,
}

pub struct Converter<'m> {
    pub module: ModuleRef,
    pub read: &'m Module,
    pub converted: Converted,
    /// Metadata nodes without their operands.
    pub pending_nodes: Vec<(ValueRef, usize)>,
    /// Bodies whose instructions have no operands yet.
    pub pending: Vec<PendingBody>,
    /// Blocks of functions whose blocks have their address taken.
    pub labels: HashMap<GlobalId, HashMap<BlockId, ValueRef>>,
}

impl<'m> Converter<'m> {
    pub fn new(module: ModuleRef, read: &'m Module, converted: Converted) -> Converter<'m> {
        let (pending_nodes, pending) = (Vec::new(), Vec::new());
        Converter { module, read, converted, pending_nodes, pending, labels: HashMap::new() }
    }

    pub fn context(&self) -> ContextRef {
        self.module.context
    }

    pub fn ty(&mut self, ty: Type) -> TypeRef {
        let context = self.context();
        let read = self.read;
        let several = |own: &mut Self, types: &[Type]| types.iter().map(|ty| own.ty(*ty)).collect::<Vec<TypeRef>>();
        match read.types.written(ty) {
            TypeKind::Invalid | TypeKind::Void => context.void(),
            TypeKind::Label => context.label(),
            TypeKind::Token => context.token(),
            TypeKind::Metadata => context.metadata(),
            TypeKind::X86Amx => context.x86_amx(),
            TypeKind::Int(width) => context.int(*width),
            TypeKind::Float(kind) => context.float(kind.keyword()).unwrap_or_else(|| context.void()),
            TypeKind::Ptr { addrspace, .. } => context.pointer(*addrspace),
            TypeKind::Array { len, elem } => {
                let element = self.ty(*elem);
                context.array(element, *len)
            }
            TypeKind::Vector { len, scalable, elem } => {
                let element = self.ty(*elem);
                context.vector(element, *len, *scalable)
            }
            TypeKind::Struct { fields, packed } => {
                let fields = several(self, fields);
                context.structure(fields, *packed)
            }
            TypeKind::Function { ret, params, varargs } => {
                let (ret, params) = (self.ty(*ret), several(self, params));
                context.function(ret, params, *varargs)
            }
            TypeKind::Target { name, types, ints } => {
                let types = several(self, types);
                context.target_type(crate::ffi::c_string(name), types, ints.to_vec())
            }
            TypeKind::Named(id) => self.named_type(*id),
        }
    }

    fn named_type(&mut self, id: NamedId) -> TypeRef {
        if let Some(known) = self.converted.types.get(&id) {
            return known;
        }
        let read = self.read;
        let definition = &read.types.named[id];
        let mut spelled = String::from("%");
        definition.name.write(&mut spelled);
        // A struct of the context with this name and body is the same type.
        let known = self.context().find_spelled(&spelled).filter(|known| {
            let body = definition.body.map(|body| read.types.display(body));
            let has = known.fields().map(|(fields, packed)| self.context().structure(fields, packed).text.clone());
            body == has
        });
        let made = known.unwrap_or_else(|| self.context().named(&name_of(&definition.name)));
        self.converted.types.insert(id, made);
        if let (Some(body), None) = (definition.body, known) {
            let converted = self.ty(body);
            if let (Kind::Named { body, .. }, Some(fields)) = (&made.kind, converted.fields()) {
                *body.borrow_mut() = Some(fields);
            }
        }
        made
    }

    /// Creates a value for a global, without its references to others; or updates the one that has its name.
    pub fn global(&mut self, id: GlobalId) -> Option<ValueRef> {
        let read = self.read;
        let parsed = &read.globals[id];
        let name = name_of(&parsed.name);
        if let Some(known) = self.module.find(&name).filter(|_| !name.is_empty()) {
            self.properties(id, known.global()?);
            return Some(known);
        }
        let ty = self.ty(read.value_type(id));
        let global = Global::new(self.module, ty);
        self.properties(id, &global);
        let kind = match &parsed.kind {
            GlobalKind::Undeclared => return None,
            GlobalKind::Function(_) => ValueKind::Function(global),
            GlobalKind::Variable { .. } => ValueKind::Variable(global),
            GlobalKind::Alias { .. } => ValueKind::Alias(global),
            GlobalKind::Ifunc { .. } => ValueKind::Ifunc(global),
        };
        let value = self.module.add(self.context().pointer(parsed.addrspace), &name, kind);
        if let GlobalKind::Function(function) = &parsed.kind
            && let Some(body) = &function.body
        {
            let params = value.function().and_then(|function| function.params.get());
            for (param, value) in body.params.iter().zip(params.into_iter().flatten()) {
                let name = body.values[*param].name.as_ref().map(name_of).unwrap_or_default();
                *value.name.borrow_mut() = crate::ffi::c_string(&name);
                value.enter_name();
            }
        }
        Some(value)
    }

    fn properties(&mut self, id: GlobalId, global: &Global) {
        let read = self.read;
        let parsed = &read.globals[id];
        global.linkage.set(linkage_number(parsed.linkage));
        global.visibility.set(match parsed.visibility {
            Some(Visibility::Hidden) => 1,
            Some(Visibility::Protected) => 2,
            _ => 0,
        });
        global.dll_storage.set(match parsed.dll_storage {
            None => 0,
            Some(DllStorage::Import) => 1,
            Some(DllStorage::Export) => 2,
        });
        global.unnamed_addr.set(match parsed.unnamed_addr {
            None => 0,
            Some(UnnamedAddr::Local) => 1,
            Some(UnnamedAddr::Global) => 2,
        });
        global.thread_local.set(match parsed.thread_local {
            None => 0,
            Some(TlsModel::GeneralDynamic) => 1,
            Some(TlsModel::LocalDynamic) => 2,
            Some(TlsModel::InitialExec) => 3,
            Some(TlsModel::LocalExec) => 4,
        });
        global.preemption.set(parsed.preemption.map_or("", Preemption::keyword));
        global.imply_dso_local();
        global.align.set(parsed.align.map_or(0, llvmlite_jit::ir::Align::bytes));
        global.is_externally_initialized.set(parsed.externally_initialized);
        *global.section.borrow_mut() = crate::ffi::c_string(parsed.section.as_deref().unwrap_or_default());
        let gc = |clause: &str| clause.strip_prefix("gc \"")?.strip_suffix('"').map(str::to_string);
        let clauses = parsed.clauses.iter().map(|clause| &**clause);
        let names: Vec<String> = clauses.clone().filter_map(gc).collect();
        *global.gc.borrow_mut() = crate::ffi::c_string(names.first().map_or("", |name| name));
        // A comdat without a name has that of the global, also after that is renamed.
        let written = |clause: &str| match clause {
            "comdat" => format!("comdat(${})", crate::ir::types::name_text(parsed.name.symbol().as_bytes())),
            clause => clause.to_string(),
        };
        *global.clauses.borrow_mut() = clauses.filter(|clause| gc(clause).is_none()).map(written).collect();
        *global.metadata.borrow_mut() = parsed.metadata.iter().map(|text| text.to_string()).collect();
        match &parsed.kind {
            GlobalKind::Function(function) => {
                global.call_conv.set(function.cc.0);
                let mut attributes = Vec::new();
                self.attributes(function.ret_attrs, 0, &mut attributes);
                for (number, param) in function.params.iter().enumerate() {
                    self.attributes(param.attrs, number as u32 + 1, &mut attributes);
                }
                self.attributes(function.attrs, attribute::FUNCTION_INDEX, &mut attributes);
                *global.attributes.borrow_mut() = attributes;
            }
            GlobalKind::Variable { constant, .. } => global.is_constant.set(*constant),
            _ => {}
        }
    }

    /// Sets the references to other globals.
    pub fn finish_global(&mut self, id: GlobalId, value: ValueRef) {
        let Some(global) = value.global() else { return };
        let target = match &self.read.globals[id].kind {
            GlobalKind::Variable { init: Some(init), .. } => *init,
            GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => target.1,
            GlobalKind::Function(function) => {
                let personality = function.personality.map(|personality| self.constant(personality.1));
                return global.personality.set(personality);
            }
            _ => return,
        };
        let target = self.constant(target);
        global.initializer.set(Some(target));
    }

    pub fn constant(&mut self, id: ConstId) -> ValueRef {
        let context = self.context();
        let read = self.read;
        let constant = &read.constants[id];
        let ty = self.ty(constant.ty());
        match constant {
            Constant::Int(_, bits) => context.const_int(ty, *bits),
            Constant::WideInt(_, words) => context.wide_int(ty, words.to_vec()),
            Constant::Float(_, bits) => context.const_float(ty, *bits),
            Constant::Null(_) | Constant::Zero(_) => context.null(ty),
            Constant::Undef(_) => context.undef(ty),
            Constant::Poison(_) => context.poison(ty),
            Constant::String(_, bytes) => context.text(ty, bytes.to_vec()),
            Constant::Array(_, list) | Constant::Struct(_, list) | Constant::Vector(_, list) => {
                let parts = self.constants(list);
                context.aggregate(ty, parts)
            }
            Constant::Global(_, global) if self.converted.values.contains_key(global) => self.converted.values[global],
            Constant::Marked(_, mark, global) if self.converted.values.contains_key(global) => {
                context.marked(mark.keyword(), self.converted.values[global])
            }
            Constant::BlockAddress(_, function, block) => match self.block(*function, *block) {
                Some(block) => context.block_address(ty, block),
                None => context.opaque(ty, print::constant(read, id)),
            },
            Constant::InlineAsm(_, asm) => {
                let text = String::from_utf8_lossy(&asm.template);
                let flags = [asm.sideeffect, asm.alignstack, asm.inteldialect, asm.unwind];
                crate::core::constant::inline_asm(ty, &text, &asm.constraints, flags)
            }
            Constant::Metadata(pieces) => self.metadata(pieces, &HashMap::new()),
            Constant::Expr(_, expr) => match self.expression(ty, expr) {
                Some(value) => value,
                None => context.opaque(ty, print::constant(read, id)),
            },
            _ => context.opaque(ty, print::constant(read, id)),
        }
    }

    fn constants(&mut self, list: &[TypedConst]) -> Vec<ValueRef> {
        list.iter().map(|(_, part)| self.constant(*part)).collect()
    }

    /// Converts a constant expression that LLVM 22 has.
    fn expression(&mut self, ty: TypeRef, expr: &ConstExpr) -> Option<ValueRef> {
        let (expr, operands) = match expr {
            ConstExpr::Gep { source, base, indices, flags, inrange } => {
                let source = self.ty(*source);
                let operands = [self.constants(&[*base]), self.constants(indices)].concat();
                let in_range = match *inrange {
                    Some(InRange::Bytes(from, to)) => Some((from, to)),
                    Some(InRange::Index(_)) => return None,
                    None => None,
                };
                let flags = gep_flags(flags.inbounds, flags.nusw, flags.nuw);
                (Expr { opcode: opcode::GEP, source: Some(source), flags, in_range }, operands)
            }
            ConstExpr::Cast { op, arg, flags } if *flags == CastFlags::default() => {
                let opcode = opcode::by_keyword(op.keyword());
                (Expr { opcode, source: None, flags: 0, in_range: None }, self.constants(&[*arg]))
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                let opcode = opcode::by_keyword(op.keyword());
                (
                    Expr { opcode, source: None, flags: binary_flags(flags), in_range: None },
                    self.constants(&[*lhs, *rhs]),
                )
            }
            _ => return None,
        };
        Some(self.context().expr(ty, expr, operands))
    }

    /// Converts metadata that is the operand of an instruction.
    pub fn metadata(&mut self, pieces: &[Piece], locals: &HashMap<llvmlite_jit::ir::ValueId, ValueRef>) -> ValueRef {
        let context = self.context();
        let mut operands = Vec::new();
        let mut texts = vec![String::new()];
        for piece in pieces {
            let operand = match piece {
                Piece::Text(text) => {
                    texts.last_mut().into_iter().for_each(|last| last.push_str(text));
                    continue;
                }
                Piece::Typed(_, Operand::Const(id)) => self.constant(*id),
                Piece::Typed(ty, Operand::Value(id)) => match locals.get(id) {
                    Some(value) => value,
                    None => {
                        let ty = self.ty(*ty);
                        context.poison(ty)
                    }
                },
            };
            operands.push(operand);
            texts.push(String::new());
        }
        let string = texts[0].strip_prefix("!\"").and_then(|text| text.strip_suffix('"'));
        let kind = match (texts.as_slice(), string) {
            ([before, after], _) if before.is_empty() && after.is_empty() => Metadata::Value,
            ([_], Some(string)) if !string.contains('"') => {
                return metadata::md_string(context, crate::ir::types::unescaped(string));
            }
            _ => Metadata::Parsed(texts),
        };
        context.values.add(Value::new(context.metadata(), ValueKind::Metadata(kind), operands))
    }
}

pub fn binary_flags(flags: &BinaryFlags) -> u32 {
    let bit = |is: bool, bit: u32| if is { bit } else { 0 };
    bit(flags.nuw, flag::NUW)
        | bit(flags.nsw, flag::NSW)
        | bit(flags.exact, flag::EXACT)
        | bit(flags.disjoint, flag::DISJOINT)
}

/// Returns the flags of `LLVMGEPNoWrapFlags`; `inbounds` implies `nusw`.
pub fn gep_flags(inbounds: bool, nusw: bool, nuw: bool) -> u32 {
    u32::from(inbounds) | u32::from(nusw || inbounds) << 1 | u32::from(nuw) << 2
}
