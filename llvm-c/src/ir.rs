//! Contexts, types, values and modules, as C holds them: references that are valid until their owner is disposed of.

pub mod constant;
pub mod list;
pub mod names;
pub mod opcode;
pub mod types;

use crate::import::ParsedModule;
use crate::machine::{LayoutCache, TargetData};
use list::{Links, List};
use names::Names;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::HashMap;
use std::ffi::{CString, c_void};
use std::ptr::NonNull;
pub use types::{Kind, Type, TypeRef};

/// `LLVMContextRef`.
pub type ContextRef = &'static Context;
/// `LLVMModuleRef`.
pub type ModuleRef = &'static Module;
/// `LLVMValueRef` and `LLVMBasicBlockRef`: constants, globals, arguments, blocks and instructions.
pub type ValueRef = &'static Value;
/// `LLVMAttributeRef`.
pub type AttributeRef = &'static Attribute;

/// Objects that live as long as their owner.
pub struct Store<T>(RefCell<Vec<NonNull<T>>>);

impl<T> Store<T> {
    pub fn new() -> Store<T> {
        Store(RefCell::new(Vec::new()))
    }

    /// Adds an object. The reference is valid until the store is dropped, which C must respect.
    pub fn add(&self, object: T) -> &'static T {
        let object: &'static T = Box::leak(Box::new(object));
        self.0.borrow_mut().push(NonNull::from(object));
        object
    }
}

impl<T> Drop for Store<T> {
    fn drop(&mut self) {
        for object in self.0.get_mut().drain(..) {
            // SAFETY: created by `add`, and dropped only here.
            drop(unsafe { Box::from_raw(object.as_ptr()) });
        }
    }
}

/// A handler of diagnostics.
pub type DiagnosticHandler = Option<unsafe extern "C" fn(*const CString, *mut c_void)>;

pub struct Context {
    pub types: RefCell<HashMap<String, TypeRef>>,
    pub type_store: Store<Type>,
    /// Constants by their content.
    pub constants: RefCell<HashMap<constant::Key, ValueRef>>,
    /// Data layouts of modules, by their texts.
    pub layouts: RefCell<HashMap<CString, LayoutCache>>,
    /// Metadata by its content.
    pub metadata: RefCell<HashMap<MetadataKey, ValueRef>>,
    /// Constants, and values outside of modules.
    pub values: Store<Value>,
    pub attributes: RefCell<HashMap<String, AttributeRef>>,
    pub attribute_store: Store<Attribute>,
    pub metadata_kinds: RefCell<Vec<String>>,
    /// Synchronization scopes by number. In instructions 0 is the whole system, in C it is `singlethread`.
    pub sync_scopes: RefCell<Vec<String>>,
    pub unnamed_types: Cell<u32>,
    pub discards_names: Cell<bool>,
    pub handler: Cell<(DiagnosticHandler, *mut c_void)>,
}

/// An attribute: `nounwind`, `align(8)`, `"key"="value"`, `sret(i32)`.
pub struct Attribute {
    pub kind: AttributeKind,
}

pub enum AttributeKind {
    /// Number in `attribute::NAMES`, and value.
    Enum(u32, u64),
    Type(u32, TypeRef),
    Text(CString, CString),
    /// An attribute that was parsed, with its text; 0 if the kind is unknown.
    Parsed(u32, u64, String),
}

pub struct Value {
    pub ty: TypeRef,
    pub name: RefCell<CString>,
    /// In LLVM's order.
    pub operands: RefCell<Vec<ValueRef>>,
    /// The function of an argument or a block, the block of an instruction.
    pub parent: Cell<Option<ValueRef>>,
    /// Place among the values of the parent or the module.
    pub links: Links,
    pub kind: ValueKind,
}

pub enum ValueKind {
    Int(u128),
    /// An integer of more than 128 bits, lowest word first.
    Wide(Vec<u64>),
    /// The bits in the format of the type.
    Float(u128),
    /// `null`, `zeroinitializer`, `none`.
    Null,
    Undef,
    Poison,
    /// Bytes of an array of `i8`.
    Text(CString, Vec<u8>),
    /// An array, a struct or a vector of the operands.
    Aggregate,
    /// A constant expression of the operands.
    Expr(Expr),
    /// The address of the operand, a block.
    BlockAddress,
    /// `dso_local_equivalent` or `no_cfi`, of the operand.
    Marked(&'static str),
    /// A constant that was parsed and has no other representation, as text.
    Opaque(String),
    Asm(Asm),
    /// Metadata, as text.
    Metadata(Metadata),
    Function(Global),
    Variable(Global),
    Alias(Global),
    Ifunc(Global),
    Argument(u32),
    Block(List),
    Instruction(Instruction),
}

pub enum Metadata {
    /// The bytes of a string, followed by NUL.
    String(Vec<u8>),
    Node,
    Value,
    /// Metadata that was parsed: pieces of text, with an operand between each two.
    Parsed(Vec<String>),
}

/// Identity of metadata. Equal metadata of a context is the same object.
#[derive(PartialEq, Eq, Hash)]
pub enum MetadataKey {
    String(Vec<u8>),
    /// Addresses of the operands.
    Node(Vec<usize>),
    /// Address of the value.
    Value(usize),
    Null,
}

pub struct Expr {
    /// Number of `LLVMOpcode`.
    pub opcode: u32,
    /// Source element type of `getelementptr`.
    pub source: Option<TypeRef>,
    /// Flags of `getelementptr`.
    pub flags: u32,
    /// `inrange` of `getelementptr`.
    pub in_range: Option<(i64, i64)>,
}

pub struct Asm {
    pub text: CString,
    pub constraints: CString,
    pub side_effects: bool,
    pub align_stack: bool,
    pub intel: bool,
    pub can_throw: bool,
    pub function_type: TypeRef,
}

/// A function, a variable or an alias. The target of an alias, or the resolver of an ifunc, is the `initializer`.
pub struct Global {
    pub module: ModuleRef,
    pub value_type: TypeRef,
    /// Numbers of `LLVMLinkage` and so on.
    pub linkage: Cell<u32>,
    pub visibility: Cell<u32>,
    pub dll_storage: Cell<u32>,
    pub unnamed_addr: Cell<u32>,
    pub thread_local: Cell<u32>,
    pub call_conv: Cell<u32>,
    pub align: Cell<u64>,
    pub section: RefCell<CString>,
    pub gc: RefCell<CString>,
    pub is_constant: Cell<bool>,
    pub is_externally_initialized: Cell<bool>,
    pub initializer: Cell<Option<ValueRef>>,
    pub personality: Cell<Option<ValueRef>>,
    pub params: OnceCell<Vec<ValueRef>>,
    pub blocks: List,
    /// Attributes, with LLVM's index: 0 for the result, from 1 on for the parameters, [`FUNCTION_INDEX`](crate::attribute::FUNCTION_INDEX) for
    /// the function.
    pub attributes: RefCell<Vec<(u32, AttributeRef)>>,
    pub names: Names,
    /// `dso_local`, `dso_preemptable`, or empty.
    pub preemption: Cell<&'static str>,
    /// Clauses that were parsed, such as `comdat($c)`; see `llvmlite_jit::ir::GlobalValue`.
    pub clauses: RefCell<Vec<String>>,
    /// Metadata attachments that were parsed, each as `!dbg !7`.
    pub metadata: RefCell<Vec<String>>,
    /// Whether the global is in the module's `parsed`, which is what is printed and run.
    pub is_parsed: Cell<bool>,
    /// Whether values were created for the blocks of a function that was parsed.
    pub has_blocks: Cell<bool>,
}

#[derive(Clone, Default)]
pub struct Instruction {
    /// Number of `LLVMOpcode`.
    pub opcode: u32,
    /// Flags, as in `flag`.
    pub flags: Cell<u32>,
    /// Fast-math flags of `LLVMFastMathFlags`.
    pub fast: Cell<u32>,
    /// `LLVMIntPredicate`, `LLVMRealPredicate`, `LLVMAtomicRMWBinOp`.
    pub predicate: Cell<u32>,
    /// Allocated type, source element type of `getelementptr`, type of the called function.
    pub ty: Cell<Option<TypeRef>>,
    pub align: Cell<u64>,
    pub ordering: Cell<u32>,
    pub failure_ordering: Cell<u32>,
    pub call_conv: Cell<u32>,
    /// `LLVMTailCallKind`
    pub tail: Cell<u32>,
    /// Indices of `extractvalue` and `insertvalue`, mask of `shufflevector`.
    pub indices: RefCell<Vec<u32>>,
    /// Incoming blocks of a `phi`.
    pub incoming: RefCell<Vec<ValueRef>>,
    /// Case values of a `switch`.
    pub cases: RefCell<Vec<ValueRef>>,
    /// Operand bundles of a call: tag and number of operands, which follow the arguments.
    pub bundles: RefCell<Vec<(String, usize)>>,
    /// Number of a synchronization scope.
    pub scope: Cell<u32>,
    pub attributes: RefCell<Vec<(u32, AttributeRef)>>,
    /// Kind and node.
    pub metadata: RefCell<Vec<(u32, ValueRef)>>,
}

/// Flags of instructions.
pub mod flag {
    pub const NUW: u32 = 1;
    pub const NSW: u32 = 1 << 1;
    pub const EXACT: u32 = 1 << 2;
    pub const NNEG: u32 = 1 << 3;
    pub const DISJOINT: u32 = 1 << 4;
    pub const VOLATILE: u32 = 1 << 5;
    pub const WEAK: u32 = 1 << 6;
    pub const CLEANUP: u32 = 1 << 8;
    pub const SAME_SIGN: u32 = 1 << 9;
    pub const IN_ALLOCA: u32 = 1 << 10;
    pub const SWIFT_ERROR: u32 = 1 << 11;
    /// `...` after the arguments of a call.
    pub const FORWARDS: u32 = 1 << 12;
    /// Whether a `catchswitch` has an unwind destination.
    pub const UNWINDS: u32 = 1 << 13;
    /// Shift of the flags of `LLVMGEPNoWrapFlags`.
    pub const GEP_SHIFT: u32 = 16;
}

pub struct Module {
    pub context: ContextRef,
    pub identifier: RefCell<CString>,
    pub source_name: RefCell<CString>,
    pub data_layout: RefCell<CString>,
    pub triple: RefCell<CString>,
    pub asm: RefCell<CString>,
    /// In the order of the text.
    pub globals: List,
    pub names: Names,
    pub values: Store<Value>,
    /// The content that was parsed, without what was changed since.
    pub parsed: RefCell<Option<ParsedModule>>,
    /// The data layout as it was last given to C, and those given before.
    pub target_data: Cell<Option<&'static TargetData>>,
    pub target_data_store: Store<TargetData>,
    /// Named metadata: name and operands.
    pub metadata: RefCell<Vec<(CString, Vec<ValueRef>)>>,
}

impl Context {
    pub fn new() -> Context {
        let kinds = ["dbg", "tbaa", "prof", "fpmath", "range"];
        Context {
            types: RefCell::default(),
            type_store: Store::new(),
            constants: RefCell::default(),
            layouts: RefCell::default(),
            metadata: RefCell::default(),
            values: Store::new(),
            attributes: RefCell::default(),
            attribute_store: Store::new(),
            metadata_kinds: RefCell::new(kinds.map(str::to_string).to_vec()),
            sync_scopes: RefCell::new(["", "singlethread"].map(str::to_string).to_vec()),
            unnamed_types: Cell::new(0),
            discards_names: Cell::new(false),
            handler: Cell::new((None, std::ptr::null_mut())),
        }
    }
}

impl Module {
    pub fn new(context: ContextRef, identifier: CString) -> Module {
        Module {
            context,
            source_name: RefCell::new(identifier.clone()),
            identifier: RefCell::new(identifier),
            data_layout: RefCell::default(),
            triple: RefCell::default(),
            asm: RefCell::default(),
            globals: List::default(),
            names: Names::new("."),
            values: Store::new(),
            parsed: RefCell::new(None),
            target_data: Cell::new(None),
            target_data_store: Store::new(),
            metadata: RefCell::default(),
        }
    }

    /// Finds a global by name.
    pub fn find(&self, name: &str) -> Option<ValueRef> {
        self.names.find(name)
    }

    /// Adds a function, a variable or an alias, whose name is made unique.
    pub fn add(&'static self, ty: TypeRef, name: &str, kind: ValueKind) -> ValueRef {
        let value = self.values.add(Value::new(ty, kind, Vec::new()));
        if let Some(global) = value.global()
            && let ValueKind::Function(_) = &value.kind
            && let Kind::Function { params, .. } = &global.value_type.kind
        {
            let argument = |(number, ty): (usize, &TypeRef)| {
                let argument = self.values.add(Value::new(ty, ValueKind::Argument(number as u32), Vec::new()));
                argument.parent.set(Some(value));
                argument
            };
            let _ = global.params.set(params.iter().enumerate().map(argument).collect());
        }
        self.globals.push(value);
        value.set_name(name);
        value
    }

    pub fn add_function(&'static self, name: &str, ty: TypeRef) -> ValueRef {
        self.add(self.context.pointer(0), name, ValueKind::Function(Global::new(self, ty)))
    }
}

impl Global {
    pub fn new(module: ModuleRef, value_type: TypeRef) -> Global {
        Global {
            module,
            value_type,
            linkage: Cell::new(0),
            visibility: Cell::new(0),
            dll_storage: Cell::new(0),
            unnamed_addr: Cell::new(0),
            thread_local: Cell::new(0),
            call_conv: Cell::new(0),
            align: Cell::new(0),
            section: RefCell::default(),
            gc: RefCell::default(),
            is_constant: Cell::new(false),
            is_externally_initialized: Cell::new(false),
            initializer: Cell::new(None),
            personality: Cell::new(None),
            params: OnceCell::new(),
            blocks: List::default(),
            attributes: RefCell::default(),
            names: Names::new(""),
            preemption: Cell::new(""),
            clauses: RefCell::default(),
            metadata: RefCell::default(),
            is_parsed: Cell::new(false),
            has_blocks: Cell::new(false),
        }
    }
}

impl Value {
    pub fn new(ty: TypeRef, kind: ValueKind, operands: Vec<ValueRef>) -> Value {
        let (name, parent, links) = (RefCell::default(), Cell::new(None), Links::default());
        Value { ty, name, operands: RefCell::new(operands), parent, links, kind }
    }

    pub fn global(&self) -> Option<&Global> {
        match &self.kind {
            ValueKind::Function(global)
            | ValueKind::Variable(global)
            | ValueKind::Alias(global)
            | ValueKind::Ifunc(global) => Some(global),
            _ => None,
        }
    }

    pub fn function(&self) -> Option<&Global> {
        match &self.kind {
            ValueKind::Function(global) => Some(global),
            _ => None,
        }
    }

    pub fn instruction(&self) -> Option<&Instruction> {
        match &self.kind {
            ValueKind::Instruction(instruction) => Some(instruction),
            _ => None,
        }
    }

    /// Returns the instructions of a block.
    pub fn block(&self) -> Option<&List> {
        match &self.kind {
            ValueKind::Block(instructions) => Some(instructions),
            _ => None,
        }
    }

    pub fn opcode(&self) -> u32 {
        match &self.kind {
            ValueKind::Instruction(instruction) => instruction.opcode,
            ValueKind::Expr(expr) => expr.opcode,
            _ => 0,
        }
    }

    pub fn operand(&self, index: usize) -> Option<ValueRef> {
        self.operands.borrow().get(index).copied()
    }

    pub fn is_constant(&self) -> bool {
        !matches!(
            self.kind,
            ValueKind::Argument(_)
                | ValueKind::Block(_)
                | ValueKind::Instruction(_)
                | ValueKind::Asm(_)
                | ValueKind::Metadata(_)
        )
    }

    /// Returns the function that contains a block, an argument or an instruction.
    pub fn function_of(&self) -> Option<ValueRef> {
        match &self.kind {
            ValueKind::Instruction(_) => self.parent.get()?.parent.get(),
            _ => self.parent.get(),
        }
    }

    /// Returns the module that contains a value.
    pub fn module(&self) -> Option<ModuleRef> {
        match self.global() {
            Some(global) => Some(global.module),
            None => self.function_of()?.global().map(|global| global.module),
        }
    }

    pub fn is(&self, other: ValueRef) -> bool {
        std::ptr::eq(self, other)
    }
}
