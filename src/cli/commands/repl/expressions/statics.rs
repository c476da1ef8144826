//! Static variables of functions in C syntax: globals, which are initialized once.

use super::designators::PathStep;
use super::initializers::{InitialStore, leaves_of, length_of};
use super::lower::{Lowering, LoweringResult, array_element};

impl Lowering<'_> {
    /// Lowers the declaration of static variables, given without `static`.
    pub(super) fn static_statement(&mut self, text: &str) -> LoweringResult<()> {
        if !self.locals.is_function() {
            return Err(
                "`static` variables are those of functions; a name of the session keeps its value anyway".into()
            );
        }
        self.locals.is_static = true;
        let lowered = self.simple_statement(text);
        self.locals.is_static = false;
        lowered
    }

    /// Returns the name of the global for a static variable, `@f.x`.
    pub(super) fn declare_static(&mut self, name: &str, ty: &str) -> String {
        let function = self.locals.own.as_ref().map_or("", |own| own.name.as_str());
        let first = format!("@{function}.{name}");
        let is_taken = |address: &String| self.locals.statics.iter().any(|(known, _)| known == address);
        let numbered = (1..).map(|n| format!("{first}.{n}"));
        let address = std::iter::once(first.clone()).chain(numbered).find(|address| !is_taken(address));
        let address = address.unwrap_or(first);
        self.locals.statics.push((address.clone(), ty.to_string()));
        address
    }

    /// Defines the global of a static variable. `count` is the number of instructions before its initializer, which
    /// must be a constant.
    pub(super) fn define_static(&mut self, address: &str, ty: &str, initial: &str, count: usize) -> LoweringResult<()> {
        if self.lines.len() != count || initial.starts_with('%') {
            return Err("the initializer of a `static` variable must be a constant".into());
        }
        self.setup.push(format!("{address} = internal global {ty} {initial}"));
        Ok(())
    }

    /// Returns the constant that the stores of an initializer add up to, if they have constants for most parts of the object.
    pub(super) fn constant_initializer(&self, ty: &str, stores: &[InitialStore]) -> Option<String> {
        /// Maximum number of elements that are written out.
        const MAX_ELEMENTS: usize = 256;
        let is_constant = |store: &InitialStore| !store.is_copy && !store.operand.starts_with('%');
        let is_whole = stores.iter().any(|store| store.path.is_empty());
        if stores.is_empty() || is_whole || leaves_of(ty) > MAX_ELEMENTS || !stores.iter().all(is_constant) {
            return None;
        }
        self.check_constant(stores).ok()?;
        let initial = self.constant_of(ty, &[], stores);
        let parts = initial.matches(", ").count() + 1;
        (parts <= 2 * stores.len() + 4).then_some(initial)
    }

    /// Returns the constant that a part of an object has after the stores of its initializer. Other parts are zero.
    pub(super) fn constant_of(&self, ty: &str, path: &[PathStep], stores: &[InitialStore]) -> String {
        if let Some(store) = stores.iter().find(|store| store.path == path) {
            // A string may be shorter than its array.
            let missing = length_of(ty).saturating_sub(length_of(&store.ty));
            return match store.operand.strip_suffix('"').filter(|_| store.operand.starts_with("c\"")) {
                Some(text) => format!("{text}{}\"", "\\00".repeat(missing)),
                None => store.operand.clone(),
            };
        }
        if !stores.iter().any(|store| store.path.starts_with(path)) {
            return match ty {
                "ptr" => "null",
                "float" | "double" => "0.0",
                "i1" => "false",
                _ if ty.starts_with('i') => "0",
                _ => "zeroinitializer",
            }
            .into();
        }
        let part = |ty: &str, index: String| {
            let path = [path, &[PathStep::Index(index)]].concat();
            format!("{ty} {}", self.constant_of(ty, &path, stores))
        };
        if let Some(element) = array_element(ty) {
            let parts: Vec<String> = (0..length_of(ty)).map(|n| part(element, format!("i64 {n}"))).collect();
            return format!("[{}]", parts.join(", "));
        }
        let members = (0..).map_while(|n: usize| Some((n, self.session.member(ty, &n.to_string()).ok()?)));
        let parts: Vec<String> = members.map(|(n, member)| part(&member.ty, format!("i32 {n}"))).collect();
        match ty.starts_with('<') {
            true => format!("<{{ {} }}>", parts.join(", ")),
            false => format!("{{ {} }}", parts.join(", ")),
        }
    }
}
