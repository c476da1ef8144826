//! Structs with the offsets and sizes of their members, as gdb's `ptype/o` shows them.

use super::{DebugInfo, MOST};

/// Width of the columns before the declarations.
const COLUMNS: usize = 27;

impl DebugInfo<'_> {
    /// Formats a struct, class or union with offsets, sizes and holes; `None` for other types.
    pub fn offsets_text(&self, ty: &str) -> Option<String> {
        let plain = self.plain_type(ty).filter(|plain| self.is_record(plain))?;
        let mut out = String::from("/* offset      |    size */  type = ");
        self.add_layout(&plain, 0, (2, 4), 0, &mut out);
        Some(out + "\n")
    }

    /// Appends a record whose first line has been started. The last line is indented by `outer`, the members by
    /// `inner`.
    fn add_layout(&self, plain: &str, base: u64, (outer, inner): (usize, usize), depth: usize, out: &mut String) {
        let is_union = plain.contains("tag: DW_TAG_union_type");
        *out += self.type_name(plain).trim_end_matches(" {...}");
        *out += " {\n";
        // First bit after the members so far.
        let mut end = 0;
        for part in self.parts(plain) {
            let Some(offset) = part.offset else { continue };
            let bytes = self.bits(&part.ty).unwrap_or(0) / 8;
            let bits = part.bits.unwrap_or(bytes * 8);
            if !is_union && offset > end {
                add_hole(offset - end, "hole", out);
            }
            end = (offset + bits).max(end);
            let at = base + offset;
            *out += &match (is_union, part.bits) {
                (true, _) => format!("/*                {bytes:>6} */"),
                (false, Some(_)) => format!("/* {:>6}:{:>2}   |  {bytes:>6} */", at / 8, at % 8),
                (false, None) => format!("/* {:>6}      |  {bytes:>6} */", at / 8),
            };
            *out += &" ".repeat(inner);
            let record = self.plain_type(&part.ty).filter(|ty| self.is_record(ty) && depth < MOST);
            match record {
                Some(record) => {
                    self.add_layout(&record, at, (inner, inner + 4), depth + 1, out);
                    *out += &match part.name.as_str() {
                        "" => ";\n".to_string(),
                        name => format!(" {name};\n"),
                    };
                }
                None => {
                    let width = part.bits.map_or(String::new(), |bits| format!(" : {bits}"));
                    *out += &format!("{}{width};\n", self.declared_as(&part.ty, &part.name));
                }
            }
        }
        let size = self.bits(plain).unwrap_or(0);
        if !is_union && size > end {
            add_hole(size - end, "padding", out);
        }
        let blank = |columns: usize| " ".repeat(COLUMNS + columns);
        *out += &format!("\n{}/* total size (bytes): {:>4} */\n{}}}", blank(inner), size / 8, blank(outer));
    }
}

/// Appends the line for bits or bytes that belong to no member.
fn add_hole(bits: u64, kind: &str, out: &mut String) {
    if !bits.is_multiple_of(8) {
        *out += &format!("/* XXX {:>2}-bit {kind:<7}    */\n", bits % 8);
    }
    if bits >= 8 {
        *out += &format!("/* XXX {:>2}-byte {kind:<7}   */\n", bits / 8);
    }
}
