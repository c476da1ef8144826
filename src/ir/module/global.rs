//! Global values: functions, variables, aliases and ifuncs, with the properties that all kinds share.

use super::attribute::AttrSet;
use super::body::Body;
use super::name::Name;
use crate::ir::keywords::keywords;
use crate::ir::{Align, ConstId, Type, TypedConst, inst};
use crate::source::Span;
use std::sync::Arc;

/// Linkage types (LangRef).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "LangRef's names")]
pub enum Linkage {
    #[default]
    External,
    Private,
    Internal,
    AvailableExternally,
    Linkonce,
    LinkonceOdr,
    Weak,
    WeakOdr,
    Common,
    Appending,
    ExternWeak,
}

impl Linkage {
    /// Returns the keyword in LLVM assembly; empty for external linkage.
    pub fn keyword(self) -> &'static str {
        match self {
            Linkage::External => "",
            Linkage::Private => "private",
            Linkage::Internal => "internal",
            Linkage::AvailableExternally => "available_externally",
            Linkage::Linkonce => "linkonce",
            Linkage::LinkonceOdr => "linkonce_odr",
            Linkage::Weak => "weak",
            Linkage::WeakOdr => "weak_odr",
            Linkage::Common => "common",
            Linkage::Appending => "appending",
            Linkage::ExternWeak => "extern_weak",
        }
    }

    /// Whether the symbol is invisible to other modules.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }
}

keywords! {
    /// Runtime preemption specifiers (LangRef).
    #[expect(missing_docs, reason = "LangRef's names")]
    Preemption { DsoLocal = "dso_local", DsoPreemptable = "dso_preemptable" }
}

keywords! {
    /// Visibility styles (LangRef), ordered so that of two that are stated the smaller one wins when modules are linked.
    #[expect(missing_docs, reason = "LangRef's names")]
    #[derive(PartialOrd, Ord)]
    Visibility { Default = "default", Hidden = "hidden", Protected = "protected" }
}

keywords! {
    /// DLL storage classes (LangRef).
    #[expect(missing_docs, reason = "LangRef's names")]
    DllStorage { Import = "dllimport", Export = "dllexport" }
}

keywords! {
    /// Thread-local storage models (LangRef).
    #[expect(missing_docs, reason = "LangRef's names")]
    TlsModel {
        GeneralDynamic = "thread_local", LocalDynamic = "thread_local(localdynamic)",
        InitialExec = "thread_local(initialexec)", LocalExec = "thread_local(localexec)",
    }
}

keywords! {
    /// Scope in which the address of a global is insignificant.
    #[derive(PartialOrd, Ord)]
    UnnamedAddr {
        /// In the module.
        Local = "local_unnamed_addr",
        /// Everywhere.
        Global = "unnamed_addr",
    }
}

/// A global value: name, linkage and the other properties that all kinds share, and the kind itself.
#[derive(Clone, Debug)]
pub struct GlobalValue {
    /// Name without the `@`.
    pub name: Name,
    /// Span of the name in the definition or declaration; of the first use for [`GlobalKind::Undeclared`].
    pub span: Span,
    /// Linkage type.
    pub linkage: Linkage,
    /// Runtime preemption specifier, if written.
    pub preemption: Option<Preemption>,
    /// Visibility style, if written.
    pub visibility: Option<Visibility>,
    /// DLL storage class.
    pub dll_storage: Option<DllStorage>,
    /// Thread-local storage model, if each thread has its own copy.
    pub thread_local: Option<TlsModel>,
    /// `unnamed_addr` or `local_unnamed_addr`, if written.
    pub unnamed_addr: Option<UnnamedAddr>,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// Other clauses, as text in source order: `comdat($c)`, `partition "p"`, `gc "g"`,
    /// `prefix i32 1`, `prologue i32 1`, `code_model "large"`, `no_sanitize_address`, and the attributes of a
    /// variable.
    pub clauses: Vec<Arc<str>>,
    /// `section "name"`
    pub section: Option<Arc<str>>,
    /// Alignment in bytes, a power of two.
    pub align: Option<Align>,
    /// Address space of the global itself.
    pub addrspace: u32,
    /// Metadata attachments as text, each as `!dbg !7`.
    pub metadata: Vec<Arc<str>>,
    /// Variable, function, alias or ifunc, with what is specific to it.
    pub kind: GlobalKind,
}

impl GlobalValue {
    /// Creates a global that has been used, but neither defined nor declared so far.
    pub fn undeclared(name: Name, span: Span) -> GlobalValue {
        GlobalValue {
            name,
            span,
            linkage: Linkage::External,
            preemption: None,
            visibility: None,
            dll_storage: None,
            thread_local: None,
            unnamed_addr: None,
            externally_initialized: false,
            clauses: Vec::new(),
            section: None,
            align: None,
            addrspace: 0,
            metadata: Vec::new(),
            kind: GlobalKind::Undeclared,
        }
    }

    /// Whether it can be the type info of a landing pad clause: a variable that is not thread-local.
    pub fn can_be_type_info(&self) -> bool {
        matches!(self.kind, GlobalKind::Variable { .. }) && !self.is_thread_local()
    }

    /// Whether each thread has its own copy: `thread_local`, in any TLS model.
    pub fn is_thread_local(&self) -> bool {
        self.thread_local.is_some()
    }

    /// Whether the definition in this component is used in any case: `hidden` or `protected`.
    pub fn has_non_default_visibility(&self) -> bool {
        matches!(self.visibility, Some(Visibility::Hidden | Visibility::Protected))
    }

    /// Adds a keyword or clause of LLVM assembly, such as `hidden` or `comdat($c)`.
    pub fn add_keyword(&mut self, word: Arc<str>) {
        if let Some(preemption) = Preemption::from_keyword(&word) {
            self.preemption = Some(preemption);
        } else if let Some(visibility) = Visibility::from_keyword(&word) {
            self.visibility = Some(visibility);
        } else if let Some(storage) = DllStorage::from_keyword(&word) {
            self.dll_storage = Some(storage);
        } else if let Some(model) = TlsModel::from_keyword(&word) {
            self.thread_local = Some(model);
        } else if let Some(unnamed) = UnnamedAddr::from_keyword(&word) {
            self.unnamed_addr = Some(unnamed);
        } else if &*word == EXTERNALLY_INITIALIZED {
            self.externally_initialized = true;
        } else {
            self.clauses.push(word);
        }
    }

    /// Iterates over the keywords before the type except for linkage, in LLVM's order.
    pub fn header_keywords(&self) -> impl Iterator<Item = &'static str> {
        [
            self.preemption.map(Preemption::keyword),
            self.visibility.map(Visibility::keyword),
            self.dll_storage.map(DllStorage::keyword),
            self.thread_local.map(TlsModel::keyword),
            self.unnamed_addr.map(UnnamedAddr::keyword),
            self.externally_initialized.then_some(EXTERNALLY_INITIALIZED),
        ]
        .into_iter()
        .flatten()
    }

    /// Iterates over all keywords and clauses except for linkage, section and alignment: those before the type, then the
    /// others.
    pub fn keywords<'g>(&'g self) -> impl Iterator<Item = &'g str> {
        self.header_keywords().map(|word| -> &'g str { word }).chain(self.clauses.iter().map(|clause| &**clause))
    }
}

/// Keyword of a variable that code outside of the program initializes.
pub const EXTERNALLY_INITIALIZED: &str = "externally_initialized";

/// The kind of a global.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// `@x = global T init`, `@x = external global T`
    Variable {
        /// Value type.
        ty: Type,
        /// Initializer; `None` if external.
        init: Option<ConstId>,
        /// `constant`: the memory is read-only.
        constant: bool,
    },
    /// `define` or `declare`
    Function(Box<Function>),
    /// `@x = alias T, ptr @y`. In a verified module no constant refers to an alias: each use is replaced by the
    /// aliasee.
    Alias {
        /// Value type or function type.
        ty: Type,
        /// Aliasee: a constant expression that yields an address.
        target: TypedConst,
    },
    /// `@x = ifunc T, ptr @resolver`: a function whose address the resolver returns at load time.
    Ifunc {
        /// The function type.
        ty: Type,
        /// Resolver function.
        resolver: TypedConst,
    },
    /// Used, but neither defined nor declared. The verifier turns callees into declarations derived from the
    /// call site and rejects all other uses.
    Undeclared,
}

/// A formal parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Parameter type.
    pub ty: Type,
    /// Parameter attributes.
    pub attrs: AttrSet,
}

/// A function definition or declaration.
#[derive(Clone, Debug)]
pub struct Function {
    /// Return type.
    pub ret: Type,
    /// Return attributes.
    pub ret_attrs: AttrSet,
    /// Formal parameters.
    pub params: Vec<Param>,
    /// `...`: the function takes variable arguments.
    pub varargs: bool,
    /// Function type, consistent with `ret`, `params` and `varargs`.
    pub ty: Type,
    /// Calling convention.
    pub cc: inst::CallConv,
    /// Function attributes: those after the parameter list.
    pub attrs: AttrSet,
    /// `personality ptr @f`: the function that the unwinder calls for frames of this function.
    pub personality: Option<TypedConst>,
    /// Span of the header, from `define` up to the `{`.
    pub header_span: Span,
    /// Basic blocks and instructions; `None` for a declaration.
    pub body: Option<Body>,
    /// Whether the declaration was inferred from a call site.
    pub implicit: bool,
    /// The original function, if an `Inst::Unsupported` was substituted in `body`.
    pub written: Option<Box<Function>>,
}
