//! Properties of the types of a module, computed once: damaged, malformed, sized and recursive types. Linear in
//! the written size of all types together, and without recursion.

use crate::diagnostic::Diagnostic;
use crate::ir::types::TargetExtension;
use crate::ir::{NamedId, Type, TypeKind, Types};
use crate::source::Span;
use cranelift_entity::{EntityRef, SecondaryMap};

/// The reason why a type is malformed: index of the malformed component, message and hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MalformedType {
    pub(crate) child: usize,
    pub(crate) message: &'static str,
    pub(crate) help: &'static str,
}

impl MalformedType {
    /// Returns the error for a type written at `span`.
    pub(crate) fn diagnostic(self, span: Span) -> Diagnostic {
        Diagnostic::error("E0210", span, self.message).help_if(self.help)
    }
}

/// Properties of all types of a module.
pub(crate) struct TypeProperties {
    /// Types that contain damaged text, an undefined name or a malformed component at any depth, through
    /// pointers and names too; exempt from further checks.
    damaged: SecondaryMap<Type, bool>,
    /// Types with a malformed component as written, without resolving names.
    malformed: SecondaryMap<Type, bool>,
    /// Nesting depth as written, without resolving names.
    depth: SecondaryMap<Type, u32>,
    /// Sized types.
    sized: SecondaryMap<Type, bool>,
    /// Types that contain a scalable vector.
    scalable: SecondaryMap<Type, bool>,
}

/// Maximum nesting depth of types, as written or through names; bounds recursion over types.
const MAX_DEPTH: u32 = 500;
/// Maximum total number of fields of a struct, including nested ones; bounds the cost of laying out a type.
const MAX_FIELDS: u64 = 1 << 20;

impl TypeProperties {
    pub(crate) fn new(types: &Types) -> TypeProperties {
        let (mut malformed, mut depth): (SecondaryMap<Type, bool>, SecondaryMap<Type, u32>) = Default::default();
        // Components precede the type, except for the definitions of names, which are not resolved.
        for ty in all(types) {
            let mut parts = (0..).map_while(|n| written_child(types, ty, n));
            depth[ty] = parts.clone().map(|c| depth[c] + 1).max().unwrap_or(0);
            malformed[ty] = depth[ty] > MAX_DEPTH || own_error(types, ty).is_some() || parts.any(|c| malformed[c]);
        }
        TypeProperties {
            damaged: SecondaryMap::new(),
            malformed,
            depth,
            sized: SecondaryMap::new(),
            scalable: SecondaryMap::new(),
        }
    }

    /// Computes the properties, and returns errors in the named types themselves.
    pub(crate) fn compute(&mut self, types: &Types, uses_typed_pointers: bool) -> Vec<Diagnostic> {
        let mut damaged: SecondaryMap<Type, bool> = SecondaryMap::new();
        let mut found = Vec::new();
        for ty in all(types) {
            match types.written(ty) {
                TypeKind::Invalid => damaged[ty] = true,
                TypeKind::Named(id) if !types.named[*id].defined => damaged[ty] = true,
                _ => {}
            }
            if self.malformed[ty] {
                damaged[ty] = true;
            }
        }
        let mut reported: SecondaryMap<NamedId, bool> = SecondaryMap::new();
        let post = post_order(types, by_value_child, |cycle| {
            let names: Vec<NamedId> = cycle
                .iter()
                .filter_map(|t| match types.written(*t) {
                    TypeKind::Named(id) => Some(*id),
                    _ => None,
                })
                .collect();
            cycle.iter().for_each(|t| damaged[*t] = true);
            // The definition that comes first in the text is the primary location.
            let Some(&first) = names.iter().min_by_key(|id| types.named[**id].span.lo) else { return };
            if names.iter().any(|id| std::mem::replace(&mut reported[*id], true)) {
                return;
            }
            let name = |id: NamedId| types.named[id].name.to_string();
            let mut d = Diagnostic::error(
                "E0211",
                types.named[first].span,
                format!("identified structure type `%{}` is recursive", name(first)),
            )
            .here("its size would be infinite")
            .help(match uses_typed_pointers {
                true => "insert a `*` to break the cycle: a pointer to the type has a fixed size",
                false => "use `ptr` instead to break the cycle: a pointer has a fixed size",
            });
            for id in names.iter().filter(|id| **id != first) {
                d = d.label(types.named[*id].span, format!("through `%{}`", name(*id)));
            }
            found.push(d);
        });

        let mut sized: SecondaryMap<Type, bool> = SecondaryMap::new();
        let mut scalable: SecondaryMap<Type, bool> = SecondaryMap::new();
        let mut size: SecondaryMap<Type, (u32, u64)> = SecondaryMap::new();
        for &ty in &post {
            let (mut depth, mut fields, mut whole) = (0, 1u64, true);
            // Types that contain a reported type are not reported again.
            let mut inside = false;
            let mut grows = matches!(types.written(ty), TypeKind::Vector { scalable: true, .. });
            each_by_value_child(types, ty, |c| {
                inside |= damaged[c];
                depth = depth.max(size[c].0);
                fields = fields.saturating_add(size[c].1);
                whole &= sized[c];
                grows |= scalable[c];
            });
            scalable[ty] = grows;
            size[ty] = (depth + 1, fields);
            damaged[ty] |= inside;
            sized[ty] = match types.written(ty) {
                TypeKind::Named(id) => types.named[*id].body.is_some() && whole,
                TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr { .. } => true,
                // Offsets must be known up to a common factor.
                TypeKind::Struct { fields, .. } if grows => {
                    let mut kinds = fields.iter().map(|f| types.strip(*f));
                    let first = kinds.next();
                    whole && kinds.all(|f| Some(f) == first)
                }
                TypeKind::Array { .. } | TypeKind::Vector { .. } | TypeKind::Struct { .. } => whole,
                TypeKind::Target { name, .. } => TargetExtension::named(name).sized,
                _ => false,
            };
            let TypeKind::Named(id) = types.written(ty) else { continue };
            if damaged[ty] || types.named[*id].body.is_none() {
                continue;
            }
            let endless = matches!(types.kind(ty), TypeKind::Named(last) if types.named[*last].body.is_some());
            if depth >= MAX_DEPTH || fields > MAX_FIELDS || endless {
                damaged[ty] = true;
                let what = if fields > MAX_FIELDS { "has more than 2^20 fields" } else { "is nested too deeply" };
                let named = &types.named[*id];
                found.push(Diagnostic::error("E0212", named.span, format!("type `%{}` {what}", named.name)).here(
                    format!("at most {MAX_DEPTH} levels and {MAX_FIELDS} fields are supported, through names too"),
                ));
            }
        }
        propagate(types, &mut damaged);
        self.damaged = damaged;
        self.sized = sized;
        self.scalable = scalable;
        found
    }

    /// Whether any type is exempt from further checks.
    pub(crate) fn has_damaged(&self, types: &Types) -> bool {
        all(types).any(|ty| ty != Type::INVALID && self.damaged[ty])
    }

    /// Whether the type is exempt from further checks.
    pub(crate) fn damaged(&self, ty: Type) -> bool {
        self.damaged[ty]
    }

    /// Whether it is sized. Damaged types count as sized.
    pub(crate) fn sized(&self, ty: Type) -> bool {
        self.sized[ty] || self.damaged[ty]
    }

    /// Whether it contains a scalable vector, so that its size is a multiple of vscale.
    pub(crate) fn scalable(&self, ty: Type) -> bool {
        self.scalable[ty]
    }

    /// Returns the error for a malformed type that is never mentioned. The type table of a binary file may contain
    /// such types, which its listing does not show.
    pub(crate) fn unmentioned_error(&self, types: &Types) -> Option<Diagnostic> {
        let (ty, (_, error)) = all(types).find_map(|ty| Some((ty, self.malformed_part(types, ty)?)))?;
        let message = format!("{}: `{}` in the type table", error.message, types.display(ty));
        Some(Diagnostic::error("E0210", Span::default(), message))
    }

    /// Whether a type has a malformed component, as written.
    #[inline]
    pub(crate) fn is_malformed(&self, ty: Type) -> bool {
        self.malformed[ty]
    }

    /// Returns the first malformed component of a type as written: its path (component indices), and the error.
    pub(crate) fn malformed_part(&self, types: &Types, ty: Type) -> Option<(Vec<usize>, MalformedType)> {
        if !self.malformed[ty] {
            return None;
        }
        if self.depth[ty] > MAX_DEPTH {
            return Some((Vec::new(), MalformedType { child: 0, message: "this type is nested too deeply", help: "" }));
        }
        let (mut at, mut path) = (ty, Vec::new());
        loop {
            if let Some(error) = own_error(types, at) {
                path.push(error.child);
                return Some((path, error));
            }
            let (n, child) = (0..)
                .map_while(|n| written_child(types, at, n).map(|c| (n, c)))
                .find(|(_, c)| self.malformed[*c] && !matches!(types.written(*c), TypeKind::Named(_)))?;
            path.push(n);
            at = child;
        }
    }
}

/// Iterates over all types. Components precede a type, except for the definitions of names.
pub(crate) fn all(types: &Types) -> impl Iterator<Item = Type> + use<> {
    (0..types.len()).map(Type::new)
}

/// Returns the n-th component of a type as written: pointee, element, fields, return type and parameters.
pub(crate) fn written_child(types: &Types, ty: Type, n: usize) -> Option<Type> {
    match types.written(ty) {
        TypeKind::Ptr { pointee: Some(t), .. } | TypeKind::Array { elem: t, .. } | TypeKind::Vector { elem: t, .. } => {
            (n == 0).then_some(*t)
        }
        TypeKind::Struct { fields: list, .. } | TypeKind::Target { types: list, .. } => list.get(n).copied(),
        TypeKind::Function { ret, params, .. } => match n.checked_sub(1) {
            None => Some(*ret),
            Some(n) => params.get(n).copied(),
        },
        _ => None,
    }
}

/// Returns the n-th component contained in a value of the type: through names, but not through pointers or
/// functions.
pub(crate) fn by_value_child(types: &Types, ty: Type, n: usize) -> Option<Type> {
    match types.written(ty) {
        TypeKind::Ptr { .. } | TypeKind::Function { .. } | TypeKind::Target { .. } => None,
        TypeKind::Named(id) => types.named[*id].body.filter(|_| n == 0),
        _ => written_child(types, ty, n),
    }
}

fn each_by_value_child(types: &Types, ty: Type, mut f: impl FnMut(Type)) {
    (0..).map_while(|n| by_value_child(types, ty, n)).for_each(&mut f);
}

/// Returns all types in postorder with respect to `child`. `on_cycle` is called for each cycle.
pub(crate) fn post_order(
    types: &Types,
    child: impl Fn(&Types, Type, usize) -> Option<Type>,
    mut on_cycle: impl FnMut(&[Type]),
) -> Vec<Type> {
    #[derive(Clone, Copy, PartialEq, Default)]
    enum VisitState {
        #[default]
        New,
        Open,
        Done,
    }
    let mut state: SecondaryMap<Type, VisitState> = SecondaryMap::new();
    let mut order = Vec::with_capacity(types.len());
    let (mut path, mut next): (Vec<Type>, Vec<usize>) = (Vec::new(), Vec::new());
    for root in all(types) {
        if state[root] != VisitState::New {
            continue;
        }
        state[root] = VisitState::Open;
        path.push(root);
        next.push(0);
        while let (Some(&ty), Some(n)) = (path.last(), next.last_mut()) {
            *n += 1;
            match child(types, ty, *n - 1) {
                None => {
                    state[ty] = VisitState::Done;
                    order.push(ty);
                    path.pop();
                    next.pop();
                }
                Some(c) => match state[c] {
                    VisitState::New => {
                        state[c] = VisitState::Open;
                        path.push(c);
                        next.push(0);
                    }
                    VisitState::Open => {
                        let start = path.iter().rposition(|t| *t == c).unwrap_or(0);
                        on_cycle(&path[start..]);
                    }
                    VisitState::Done => {}
                },
            }
        }
    }
    order
}

/// Marks every type that mentions a marked type, through pointers and names.
fn propagate(types: &Types, marked: &mut SecondaryMap<Type, bool>) {
    let mut parents: SecondaryMap<Type, Vec<Type>> = SecondaryMap::new();
    for ty in all(types) {
        match types.written(ty) {
            TypeKind::Named(id) => {
                if let Some(body) = types.named[*id].body {
                    parents[body].push(ty);
                }
            }
            _ => (0..).map_while(|n| written_child(types, ty, n)).for_each(|c| parents[c].push(ty)),
        }
    }
    let mut work: Vec<Type> = all(types).filter(|t| marked[*t]).collect();
    while let Some(ty) = work.pop() {
        for parent in &parents[ty] {
            if !std::mem::replace(&mut marked[*parent], true) {
                work.push(*parent);
            }
        }
    }
}

/// Returns the error in a type itself, not in its components.
fn own_error(types: &Types, ty: Type) -> Option<MalformedType> {
    let wrong = |child, message, help| Some(MalformedType { child, message, help });
    match types.written(ty) {
        TypeKind::Ptr { pointee: Some(t), .. } => match types.kind(*t) {
            TypeKind::Void => wrong(0, "pointers to void are invalid", "use `i8*` instead"),
            TypeKind::Label => wrong(0, "pointers to labels are invalid", ""),
            TypeKind::Metadata | TypeKind::Token | TypeKind::X86Amx => wrong(0, "pointer to this type is invalid", ""),
            _ => None,
        },
        TypeKind::Array { elem, .. } if types.kind(*elem) == &TypeKind::X86Amx => {
            wrong(0, "invalid array element type", "")
        }
        TypeKind::Array { elem, .. } => {
            bad_element(types, *elem).and_then(|help| wrong(0, "invalid array element type", help))
        }
        TypeKind::Struct { fields, .. } => fields.iter().enumerate().find_map(|(n, f)| {
            bad_element(types, *f).and_then(|help| wrong(n, "invalid element type for struct", help))
        }),
        TypeKind::Vector { len: 0, .. } => wrong(0, "zero element vector is illegal", ""),
        TypeKind::Vector { elem, .. } => match types.kind(*elem) {
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr { .. } | TypeKind::Invalid => None,
            TypeKind::Named(_) => None,
            TypeKind::Target { name, .. } if TargetExtension::named(name).can_be_vector_element => None,
            _ => wrong(0, "invalid vector element type", "elements are integers, floating-point values or pointers"),
        },
        TypeKind::Function { ret, params, .. } => match types.kind(*ret) {
            TypeKind::Function { .. } => {
                wrong(0, "invalid function return type", "a function can return a pointer to a function: add `*`")
            }
            TypeKind::Label | TypeKind::Metadata => wrong(0, "invalid function return type", ""),
            _ => params.iter().enumerate().find_map(|(n, p)| match types.kind(*p) {
                TypeKind::Void => wrong(n + 1, "void type only allowed for function results", "remove it"),
                TypeKind::Function { .. } => {
                    wrong(n + 1, "invalid type for function argument", "pass a pointer to a function: add `*`")
                }
                _ => None,
            }),
        },
        _ => None,
    }
}

fn bad_element(types: &Types, elem: Type) -> Option<&'static str> {
    match types.kind(elem) {
        TypeKind::Void => Some("void type only allowed for function results"),
        TypeKind::Label | TypeKind::Metadata | TypeKind::Token => Some(""),
        TypeKind::Function { .. } => Some("store a pointer to the function: add `*`"),
        _ => None,
    }
}
