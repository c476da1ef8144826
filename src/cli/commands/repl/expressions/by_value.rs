//! Structs and unions as parameters and results of functions, by the calling convention of C: in registers, or in memory.

use super::conversions::{llvm_type, typed};
use super::copies::{RecordPlace, Source, incompatible};
use super::locals::{CallTypes, Passing, param_name};
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::nodes::{ExprNode, SpannedNode, is_record};
use llvmlite_jit::session::Session;

/// Numbers of registers for arguments: integers, vectors.
const REGISTERS: (usize, usize) = (6, 8);

impl CallTypes {
    /// Returns how a function of C passes its parameters and its result, given their types; `None` if none of them is a
    /// struct or union.
    pub(super) fn of(
        session: &Session,
        params: &[String],
        is_variadic: bool,
        ret: &str,
    ) -> LoweringResult<Option<CallTypes>> {
        if !is_record(ret) && !params.iter().any(|ty| is_record(ty)) {
            return Ok(None);
        }
        let passing = |ty: &str| -> LoweringResult<Passing> {
            if !is_record(ty) {
                return Ok(Passing::Plain(llvm_type(ty)));
            }
            let Some((align, parts)) = session.record_passing(ty) else {
                return Err(format!("`{ty}` cannot be passed by value, because its members are unknown").into());
            };
            Ok(match parts {
                Some(parts) => Passing::Registers { ty: ty.into(), parts },
                None => Passing::Memory { ty: ty.into(), align: align.max(8) },
            })
        };
        let ret = passing(ret)?;
        let (mut ints, mut vectors) = REGISTERS;
        ints -= usize::from(matches!(ret, Passing::Memory { .. }));
        let mut all = Vec::new();
        for ty in params {
            let param = passing(ty)?;
            let is_vector = |ty: &String| ty.starts_with('<') || ty == "float" || ty == "double";
            let taken = |parts: &[String]| {
                let count = parts.iter().filter(|ty| is_vector(ty)).count();
                (parts.len() - count, count)
            };
            let (wanted, wanted_vectors) = match &param {
                Passing::Plain(ty) if ty == "x86_fp80" => (0, 0),
                Passing::Plain(ty) if ty == "i128" => (2, 0),
                Passing::Plain(ty) => taken(std::slice::from_ref(ty)),
                Passing::Registers { parts, .. } => taken(parts),
                Passing::Memory { .. } => (0, 0),
            };
            // A record is not divided between registers and memory.
            if (wanted > ints || wanted_vectors > vectors)
                && let Passing::Registers { ty, .. } = &param
            {
                let align = session.size_of(ty).map_or(8, |(_, align)| align.max(8));
                all.push(Passing::Memory { ty: ty.clone(), align });
                continue;
            }
            ints = ints.saturating_sub(wanted);
            vectors = vectors.saturating_sub(wanted_vectors);
            all.push(param);
        }
        Ok(Some(CallTypes { params: all, is_variadic, ret }))
    }

    /// Adopts the types of the LLVM function, which may differ in the width of integers; `None` if it takes other
    /// parameters.
    fn adopted(mut self, params: &[String], ret: &str) -> Option<CallTypes> {
        let mut given = params.iter();
        if let Passing::Memory { .. } = self.ret {
            given.next().filter(|ty| is_pointer(ty) && ret == "void")?;
        }
        let is_scalar = |ty: &&String| !is_record(ty) && !ty.starts_with('[');
        for param in &mut self.params {
            match param {
                Passing::Plain(ty) => *ty = given.next().filter(is_scalar)?.clone(),
                Passing::Registers { parts, .. } => {
                    for part in parts {
                        *part = given.next().filter(is_scalar)?.clone();
                    }
                }
                Passing::Memory { .. } => drop(given.next().filter(|ty| is_pointer(ty))?),
            }
        }
        match &mut self.ret {
            Passing::Plain(ty) => *ty = ret.to_string(),
            Passing::Memory { .. } => {}
            Passing::Registers { parts, .. } if parts.len() == 1 => {
                parts[0] = Some(ret.to_string()).filter(|ret| is_scalar(&ret))?;
            }
            Passing::Registers { parts, .. } => {
                let inside = ret.strip_prefix('{')?.strip_suffix('}')?.trim();
                let found: Vec<String> = inside.split(", ").map(String::from).collect();
                (found.len() == parts.len() && found.iter().all(|ty| is_scalar(&ty))).then_some(())?;
                *parts = found;
            }
        }
        given.next().is_none().then_some(self)
    }

    /// Returns the type of the result in LLVM.
    pub(super) fn llvm_ret(&self) -> String {
        match &self.ret {
            Passing::Plain(ty) => ty.clone(),
            Passing::Registers { parts, .. } => match parts.as_slice() {
                [part] => part.clone(),
                parts => format!("{{ {} }}", parts.join(", ")),
            },
            Passing::Memory { .. } => "void".into(),
        }
    }

    /// Returns the types of the parameters in LLVM, with their attributes.
    pub(super) fn llvm_params(&self) -> Vec<String> {
        let mut types = Vec::new();
        if let Passing::Memory { ty, align } = &self.ret {
            types.push(format!("ptr sret({ty}) align {align}"));
        }
        for param in &self.params {
            match param {
                Passing::Plain(ty) => types.push(ty.clone()),
                Passing::Registers { parts, .. } => types.extend(parts.iter().cloned()),
                Passing::Memory { ty, align } => types.push(format!("ptr byval({ty}) align {align}")),
            }
        }
        types
    }
}

impl Lowering<'_> {
    /// Returns how a function passes structs and unions by value; `None` if it does not.
    pub(super) fn call_types(&self, name: &str) -> LoweringResult<Option<CallTypes>> {
        if let Some(own) = self.locals.own.as_ref().filter(|own| own.name == name) {
            return Ok(own.by_value.clone());
        }
        let Some((params, is_variadic, ret)) = self.session.by_value_signature(name) else { return Ok(None) };
        let Some(types) = CallTypes::of(self.session, &params, is_variadic, &ret)? else { return Ok(None) };
        let Some((llvm_params, _, llvm_ret)) = self.signature(name) else { return Ok(None) };
        match types.adopted(&llvm_params, &llvm_ret) {
            Some(types) => Ok(Some(types)),
            None => {
                let shown = llvm_params.join(", ");
                let message = format!(
                    "`@{name}` passes structs in another way than C on this machine; call it with its types in LLVM: \
                     `call {llvm_ret} @{name}({shown})`"
                );
                Err(message.into())
            }
        }
    }

    /// Returns the type of the result of a function that returns a struct or union.
    pub(super) fn returned_record(&self, name: &str) -> Option<String> {
        match self.call_types(name).ok()??.ret {
            Passing::Plain(_) => None,
            Passing::Registers { ty, .. } | Passing::Memory { ty, .. } => Some(ty),
        }
    }

    /// Adds a call of a function, or of the one at an address, `callee`, that takes or returns structs or unions.
    pub(super) fn call_by_value(
        &mut self,
        (name, callee): (&str, &str),
        types: &CallTypes,
        arguments: &[SpannedNode],
    ) -> LoweringResult<Source> {
        self.check_count(name, types.params.len(), types.is_variadic, arguments)?;
        let mut written = Vec::new();
        let pointers = self.pointer_params(name);
        for (n, node) in arguments.iter().enumerate() {
            let pointer = pointers.get(n).and_then(Option::as_deref);
            match types.params.get(n) {
                None => written.push(self.variadic_argument(node)?),
                Some(Passing::Plain(ty)) => {
                    written.push(self.argument(node, ty, pointer).map_err(|mistake| mistake.or_at(&node.span))?);
                }
                Some(Passing::Registers { ty, parts }) => {
                    let record = self.record_operand(node, ty)?;
                    for (operand, part) in self.load_parts(&record, parts).into_iter().zip(parts) {
                        written.push(format!("{part} {operand}"));
                    }
                }
                Some(Passing::Memory { ty, align }) => {
                    let record = self.record_operand(node, ty)?;
                    written.push(format!("ptr byval({ty}) align {align} {}", record.address));
                }
            }
        }
        self.note_copies(&written.join(", "));
        let ret = types.llvm_ret();
        let callee_type = match types.is_variadic {
            true => format!("{ret} ({})", [types.llvm_params(), vec!["...".into()]].concat().join(", ")),
            false => ret.clone(),
        };
        match &types.ret {
            Passing::Plain(_) => {
                let call = format!("call {callee_type} {callee}({})", written.join(", "));
                self.called(name, &call, ret).map(Source::Value)
            }
            Passing::Registers { ty, parts } => {
                let result = self.add(&format!("call {callee_type} {callee}({})", written.join(", ")));
                let record = self.new_record(ty);
                self.store_parts(&record, parts, &ret, &result);
                Ok(Source::Memory(record))
            }
            Passing::Memory { ty, align } => {
                let record = self.new_record(ty);
                written.insert(0, format!("ptr sret({ty}) align {align} {}", record.address));
                self.lines.push(format!("call {callee_type} {callee}({})", written.join(", ")));
                Ok(Source::Memory(record))
            }
        }
    }

    /// Lowers an argument that is a struct or union to its place in memory.
    fn record_operand(&mut self, node: &SpannedNode, ty: &str) -> LoweringResult<RecordPlace> {
        match self.source(node)? {
            Source::Memory(record) if record.ty == ty => Ok(record),
            Source::Value(value) if llvm_type(&value.c_type()) == ty => self.spilled(value),
            source => Err(incompatible("passing to a parameter of type", ty, &source).or_at(&node.span)),
        }
    }

    /// Stores a struct value in memory of its own.
    fn spilled(&mut self, value: LoweredValue) -> LoweringResult<RecordPlace> {
        let (ty, operand) = typed(value)?;
        let record = self.new_record(&ty);
        self.lines.push(format!("store {ty} {operand}, ptr {}", record.address));
        Ok(record)
    }

    /// Creates memory for a struct or union.
    fn new_record(&mut self, ty: &str) -> RecordPlace {
        let address = match self.locals.has_allocas {
            true => {
                let scope = self.locals.scope();
                let address = self.declare_local("result", ty, None);
                self.locals.restore(scope);
                address
            }
            false => self.add(&format!("alloca {ty}")),
        };
        RecordPlace { pointer: "ptr".into(), address, ty: ty.into() }
    }

    /// Returns the address of the part of a record that is passed in a register.
    fn part_address(&mut self, record: &RecordPlace, index: usize) -> String {
        match index {
            0 => record.address.clone(),
            _ => self.add(&format!("getelementptr i8, ptr {}, i64 {}", record.address, index * 8)),
        }
    }

    fn load_parts(&mut self, record: &RecordPlace, parts: &[String]) -> Vec<String> {
        let load = |(index, part): (usize, &String)| {
            let address = self.part_address(record, index);
            self.add(&format!("load {part}, ptr {address}"))
        };
        parts.iter().enumerate().map(load).collect()
    }

    /// Stores a result in registers, whose type is `ret`.
    fn store_parts(&mut self, record: &RecordPlace, parts: &[String], ret: &str, result: &str) {
        for (index, part) in parts.iter().enumerate() {
            let operand = match parts.len() {
                1 => result.to_string(),
                _ => self.add(&format!("extractvalue {ret} {result}, {index}")),
            };
            let address = self.part_address(record, index);
            self.lines.push(format!("store {part} {operand}, ptr {address}"));
        }
    }

    /// Declares the parameters of the function that is being defined, and stores them. Returns them with their types.
    pub(super) fn record_params(&mut self, types: &CallTypes, names: &[&str]) -> LoweringResult<Vec<String>> {
        let mut params = Vec::new();
        if let Passing::Memory { ty, align } = &types.ret {
            params.push(format!("ptr sret({ty}) align {align} %{RESULT}"));
        }
        for (param, name) in types.params.iter().zip(names) {
            match param {
                // Stored by the caller.
                Passing::Plain(ty) => params.push(format!("{ty} {}", param_name(name))),
                Passing::Registers { ty, parts } => {
                    let address = self.declare_local(name, ty, None);
                    let record = RecordPlace { pointer: "ptr".into(), address, ty: ty.clone() };
                    for (index, part) in parts.iter().enumerate() {
                        let operand = format!("%{name}.coerce{index}");
                        params.push(format!("{part} {operand}"));
                        let address = self.part_address(&record, index);
                        self.lines.push(format!("store {part} {operand}, ptr {address}"));
                    }
                }
                Passing::Memory { ty, align } => {
                    let operand = param_name(name);
                    params.push(format!("ptr byval({ty}) align {align} {operand}"));
                    let address = self.declare_local(name, ty, None);
                    let record = |address| RecordPlace { pointer: "ptr".into(), address, ty: ty.clone() };
                    self.copy_record(&record(address), &record(operand))?;
                }
            }
        }
        Ok(params)
    }

    /// Lowers `return` of a struct or union.
    pub(super) fn return_record(&mut self, ty: &str, node: &SpannedNode) -> LoweringResult<()> {
        let types = self.locals.own.as_ref().and_then(|own| own.by_value.clone());
        let Some(types) = types else { return Err(format!("`{ty}` cannot be returned here").into()) };
        let record = match self.source(node)? {
            Source::Memory(record) if record.ty == ty => record,
            Source::Value(value) if llvm_type(&value.c_type()) == ty => self.spilled(value)?,
            source => return Err(incompatible("returning", ty, &source).or_at(&node.span)),
        };
        match &types.ret {
            Passing::Registers { parts, .. } => {
                let ret = types.llvm_ret();
                let loaded = self.load_parts(&record, parts);
                let mut whole = loaded[0].clone();
                if loaded.len() > 1 {
                    whole = "poison".into();
                    for (index, (operand, part)) in loaded.iter().zip(parts).enumerate() {
                        whole = self.add(&format!("insertvalue {ret} {whole}, {part} {operand}, {index}"));
                    }
                }
                self.lines.push(format!("ret {ret} {whole}"));
            }
            _ => {
                let to = RecordPlace { pointer: "ptr".into(), address: format!("%{RESULT}"), ty: ty.into() };
                self.copy_record(&to, &record)?;
                self.lines.push("ret void".into());
            }
        }
        Ok(())
    }

    /// Returns the value of a source, which is loaded if it is in memory.
    pub(super) fn loaded(&mut self, source: Source) -> LoweringResult<LoweredValue> {
        match source {
            Source::Value(value) => Ok(value),
            Source::Memory(record) => self.load_from(&record.pointer, &record.address, &record.ty),
        }
    }

    /// Whether an expression is a struct or union in memory without a name, such as the result of a function.
    pub(super) fn is_unnamed_record(&mut self, node: &SpannedNode) -> bool {
        match &**node {
            ExprNode::Call(name, _) => self.returned_record(name).is_some(),
            ExprNode::CallThrough(..) => true,
            ExprNode::Compound(..) | ExprNode::Comma(..) | ExprNode::Assign(..) | ExprNode::Conditional(_) => true,
            _ => false,
        }
    }
}

/// Name of the parameter with the address for the result, as in the code of clang.
const RESULT: &str = "agg.result";
