//! Where the operands stand in the text of an instruction. The IR keeps no place per operand; a report that wants to point
//! at one finds it again in the statement's text, which parsed once and is therefore well-formed.

use std::ops::Range;

/// The byte ranges of the operands in an instruction's text, in the order of
/// [`Inst::for_each_operand`](super::Inst::for_each_operand). Empty if the text is not understood.
pub fn operand_spans(text: &str) -> Vec<Range<usize>> {
    places(text).map(|p| p.operands).unwrap_or_default()
}

/// The byte ranges of the labels in a terminator's text, in the order of
/// [`Inst::for_each_target`](super::Inst::for_each_target). Empty if the text is not understood.
pub fn target_spans(text: &str) -> Vec<Range<usize>> {
    places(text).map(|p| p.targets).unwrap_or_default()
}

#[derive(Default)]
struct Places {
    operands: Vec<Range<usize>>,
    targets: Vec<Range<usize>>,
}

fn places(text: &str) -> Option<Places> {
    let mut scan = Scan { text, at: 0 };
    scan.blanks();
    if scan.peek() == Some(b'%') {
        scan.token()?;
        scan.expect(b'=')?;
    }
    let mut opcode = scan.word()?;
    while matches!(opcode, "tail" | "musttail" | "notail" | "volatile") {
        opcode = scan.word()?;
    }
    let mut places = Places::default();
    match opcode {
        "call" => {
            scan.words_before_type();
            scan.ty()?;
            places.operands.push(scan.value()?);
            scan.expect(b'(')?;
            while scan.peek() != Some(b')') {
                scan.ty()?;
                scan.words_before_value();
                places.operands.push(scan.value()?);
                if scan.peek() == Some(b',') {
                    scan.expect(b',')?;
                }
            }
        }
        "br" => {
            if scan.peek_word() != "label" {
                places.operands.push(scan.typed()?);
                scan.expect(b',')?;
            }
            while scan.peek_word() == "label" {
                places.targets.push(scan.target()?);
                if scan.peek() != Some(b',') {
                    break;
                }
                scan.expect(b',')?;
            }
        }
        "switch" => {
            places.operands.push(scan.typed()?);
            scan.expect(b',')?;
            places.targets.push(scan.target()?);
            scan.expect(b'[')?;
            while scan.peek() != Some(b']') {
                scan.typed()?;
                scan.expect(b',')?;
                places.targets.push(scan.target()?);
            }
        }
        "phi" => {
            scan.words_before_type();
            scan.ty()?;
            while scan.peek() == Some(b'[') {
                scan.expect(b'[')?;
                places.operands.push(scan.value()?);
                scan.expect(b',')?;
                scan.token()?;
                scan.expect(b']')?;
                if scan.peek() == Some(b',') {
                    scan.expect(b',')?;
                }
            }
        }
        "ret" => {
            scan.ty()?;
            places.operands.extend(scan.value());
        }
        "load" | "getelementptr" => {
            scan.words_before_type();
            scan.ty()?;
            // Old spellings have no type of their own in front of the address.
            if scan.peek() == Some(b',') {
                scan.expect(b',')?;
                scan.ty()?;
            }
            places.operands.push(scan.value()?);
            scan.more_typed(&mut places);
        }
        "alloca" => {
            scan.words_before_type();
            scan.ty()?;
            scan.more_typed(&mut places);
        }
        "extractvalue" | "getresult" => places.operands.push(scan.typed()?),
        "unreachable" => {}
        // A typed operand; what follows a comma has a type of its own (store, select) or not (add, icmp).
        "store" | "select" | "insertvalue" => {
            scan.words_before_type();
            places.operands.push(scan.typed()?);
            scan.more_typed(&mut places);
        }
        _ => {
            scan.words_before_type();
            places.operands.push(scan.typed()?);
            while scan.another() {
                places.operands.push(scan.value()?);
            }
        }
    }
    Some(places)
}

/// A position in a text.
struct Scan<'t> {
    text: &'t str,
    at: usize,
}

fn name_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'$' | b'-')
}

impl<'t> Scan<'t> {
    fn bytes(&self) -> &'t [u8] {
        &self.text.as_bytes()[self.at.min(self.text.len())..]
    }

    fn blanks(&mut self) {
        while let Some(b) = self.bytes().first() {
            match b {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b';' => {
                    self.at +=
                        self.bytes().iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(self.bytes().len())
                }
                _ => break,
            }
        }
    }

    fn peek(&mut self) -> Option<u8> {
        self.blanks();
        self.bytes().first().copied()
    }

    fn expect(&mut self, b: u8) -> Option<()> {
        (self.peek()? == b).then(|| self.at += 1)
    }

    fn peek_word(&mut self) -> &'t str {
        self.blanks();
        let text = &self.text[self.at..];
        &text[..text.bytes().position(|b| !name_byte(b)).unwrap_or(text.len())]
    }

    fn word(&mut self) -> Option<&'t str> {
        let word = self.peek_word();
        self.at += word.len();
        (!word.is_empty()).then_some(word)
    }

    /// `"…"`
    fn string(&mut self) -> Option<()> {
        self.expect(b'"')?;
        self.at += self.bytes().iter().position(|b| *b == b'"')? + 1;
        Some(())
    }

    /// A name with its sigil, a number, a word.
    fn token(&mut self) -> Option<Range<usize>> {
        self.blanks();
        let start = self.at;
        if matches!(self.bytes().first(), Some(b'%' | b'@' | b'-' | b'+')) {
            self.at += 1;
        }
        match self.bytes().first()? {
            b'"' => self.string()?,
            _ => {
                let plus = |w: &[u8]| matches!(w, [b'e' | b'E', b'+']);
                while let Some(b) = self.bytes().first() {
                    let exponent =
                        *b == b'+' && self.at > start && plus(&self.text.as_bytes()[self.at - 1..self.at + 1]);
                    if !name_byte(*b) && !exponent {
                        break;
                    }
                    self.at += 1;
                }
            }
        }
        (self.at > start).then_some(start..self.at)
    }

    /// Whatever stands between a bracket and its partner.
    fn bracketed(&mut self) -> Option<()> {
        let mut depth = 0usize;
        loop {
            match self.peek()? {
                b'"' => {
                    self.string()?;
                    continue;
                }
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                b')' | b']' | b'}' | b'>' => depth = depth.checked_sub(1)?,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return Some(());
            }
        }
    }

    fn at_type(&mut self) -> bool {
        matches!(self.peek(), Some(b'%' | b'{' | b'[' | b'<')) || is_type_word(self.peek_word())
    }

    /// Passes a comma if an operand follows it, and no alignment or metadata.
    fn another(&mut self) -> bool {
        let mut ahead = Scan { text: self.text, at: self.at };
        let more = ahead.expect(b',').is_some()
            && ahead.peek() != Some(b'!')
            && !matches!(ahead.peek_word(), "align" | "addrspace");
        if more {
            self.at = ahead.at;
        }
        more
    }

    /// `, T a, U b` up to the end or to alignment and metadata.
    fn more_typed(&mut self, places: &mut Places) {
        while self.another() {
            let Some(operand) = self.typed() else { return };
            places.operands.push(operand);
        }
    }

    /// A type with its suffixes.
    fn ty(&mut self) -> Option<()> {
        match self.peek()? {
            b'{' | b'[' | b'<' => self.bracketed()?,
            _ => {
                self.token()?;
            }
        }
        loop {
            match self.peek() {
                Some(b'*') => self.at += 1,
                Some(b'(') => self.bracketed()?,
                _ if self.peek_word() == "addrspace" => {
                    self.word()?;
                    self.bracketed()?;
                }
                _ => return Some(()),
            }
        }
    }

    /// A value: a token, a constant in brackets, or an expression.
    fn value(&mut self) -> Option<Range<usize>> {
        let first = self.peek()?;
        let start = self.at;
        if matches!(first, b'{' | b'[' | b'<') {
            self.bracketed()?;
            return Some(start..self.at);
        }
        if self.bytes().starts_with(b"c\"") {
            self.at += 1;
            self.string()?;
            return Some(start..self.at);
        }
        if !(first.is_ascii_alphanumeric() || matches!(first, b'%' | b'@' | b'-' | b'+' | b'_')) {
            return None;
        }
        let token = self.token()?;
        // `getelementptr inbounds (…)`, `bitcast (…)`, `icmp eq (…)`
        if is_expression(&self.text[token.clone()]) {
            while self.peek()? != b'(' {
                self.word()?;
                if self.text[..self.at].ends_with("inrange") && self.peek()? == b'(' {
                    self.bracketed()?;
                }
            }
            self.bracketed()?;
            return Some(start..self.at);
        }
        Some(token)
    }

    fn typed(&mut self) -> Option<Range<usize>> {
        self.ty()?;
        self.value()
    }

    fn target(&mut self) -> Option<Range<usize>> {
        (self.word()? == "label").then_some(())?;
        self.token()
    }

    fn words_before_type(&mut self) {
        self.words_until(|scan| scan.at_type());
    }

    fn words_before_value(&mut self) {
        self.words_until(|scan| {
            let word = scan.peek_word();
            is_value_word(word) || word.starts_with(|c: char| c.is_ascii_digit() || c == '-')
        });
    }

    /// Skips attributes, flags and predicates.
    fn words_until(&mut self, mut stop: impl FnMut(&mut Self) -> bool) {
        while !stop(self) {
            let aligned = matches!(self.peek_word(), "align" | "cc");
            match self.peek() {
                Some(b'"') if self.string().is_some() => {}
                Some(b) if b.is_ascii_alphabetic() => {
                    self.word();
                }
                _ => return,
            }
            match self.peek() {
                Some(b'(') if self.bracketed().is_none() => return,
                Some(b'0'..=b'9') if aligned => {
                    self.word();
                }
                Some(b'=') => self.at += 1,
                _ => {}
            }
        }
    }
}

fn is_type_word(word: &str) -> bool {
    matches!(
        word,
        "void"
            | "ptr"
            | "float"
            | "double"
            | "half"
            | "bfloat"
            | "fp128"
            | "x86_fp80"
            | "ppc_fp128"
            | "label"
            | "token"
            | "metadata"
            | "target"
    ) || word.strip_prefix('i').is_some_and(|w| !w.is_empty() && w.bytes().all(|b| b.is_ascii_digit()))
}

fn is_value_word(word: &str) -> bool {
    matches!(word, "null" | "true" | "false" | "undef" | "poison" | "zeroinitializer" | "none" | "c" | "splat")
        || is_expression(word)
}

fn is_expression(word: &str) -> bool {
    use super::inst::{BinaryOp, CastOp};
    matches!(
        word,
        "getelementptr" | "icmp" | "fcmp" | "select" | "blockaddress" | "dso_local_equivalent" | "no_cfi" | "splat"
    ) || BinaryOp::from_keyword(word).is_some()
        || CastOp::from_keyword(word).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operands(text: &str) -> Vec<&str> {
        operand_spans(text).into_iter().map(|r| &text[r]).collect()
    }

    #[test]
    fn operands_are_found_in_every_shape() {
        for (text, want) in [
            ("%x = add nsw i64 %a, -1", &["%a", "-1"][..]),
            ("%x = fadd fast double %a, 1.0e+10, !dbg !1", &["%a", "1.0e+10"]),
            ("%x = icmp slt %T* %a, null", &["%a", "null"]),
            ("%x = icmp eq %T %a, %b", &["%a", "%b"]),
            ("%x = fcmp nnan one float %a, 0x3FF0000000000000", &["%a", "0x3FF0000000000000"]),
            ("%x = load i64, ptr %p, align 8", &["%p"]),
            ("%x = load volatile i64* %p", &["%p"]),
            ("%x = load %T, %T* %p, !tbaa !3", &["%p"]),
            ("store i64 (i64)* @f, i64 (i64)** %\"a b\", align 8", &["@f", "%\"a b\""]),
            ("store %T { i64 1, i64 2 }, %T* @g", &["{ i64 1, i64 2 }", "@g"]),
            ("%x = getelementptr inbounds %T, %T* %p, i64 0, i32 1", &["%p", "0", "1"]),
            ("%x = getelementptr %T* %p, i64 %i", &["%p", "%i"]),
            ("%x = getelementptr [4 x i8], ptr @s, i64 0", &["@s", "0"]),
            ("%x = alloca i64", &[]),
            ("%x = alloca %T, align 8", &[]),
            ("%x = alloca %T, i32 %n, align 8", &["%n"]),
            ("%x = zext i8 %a to i64", &["%a"]),
            ("%x = bitcast %T* %a to %U*", &["%a"]),
            ("%x = bitcast %T %a to %U", &["%a"]),
            ("%x = select i1 %c, %T* %a, %T* null", &["%c", "%a", "null"]),
            ("%x = phi i64 [ 0, %entry ], [ %n, %loop ]", &["0", "%n"]),
            ("%x = freeze i64 %a", &["%a"]),
            ("%x = extractvalue { i64, [2 x i8] } %a, 1, 0, !dbg !1", &["%a"]),
            ("%x = insertvalue { i64, ptr } undef, ptr @g, 1", &["undef", "@g"]),
            ("ret void", &[]),
            ("ret { i64, i64 } zeroinitializer", &["zeroinitializer"]),
            ("br label %x", &[]),
            ("br i1 %c, label %x, label %y", &["%c"]),
            ("switch i64 %x, label %d [ i64 1, label %a\n i64 2, label %b ]", &["%x"]),
            ("unreachable", &[]),
            (
                "%x = tail call fastcc noundef i64 (i8*, ...) @printf(i8* noundef align 8 getelementptr inbounds ([4 x i8], [4 x i8]* @s, i64 0, i64 0), i64 %a) #3, !dbg !4",
                &["@printf", "getelementptr inbounds ([4 x i8], [4 x i8]* @s, i64 0, i64 0)", "%a"],
            ),
            ("call void %f()", &["%f"]),
            (
                "call i64 bitcast (i64 (i8*)* @f to i64 (i64*)*)(i64* %p)",
                &["bitcast (i64 (i8*)* @f to i64 (i64*)*)", "%p"],
            ),
        ] {
            assert_eq!(operands(text), want, "{text}");
        }
    }

    #[test]
    fn targets_are_found() {
        let targets = |text| -> Vec<&str> { target_spans(text).into_iter().map(|r| &text[r]).collect() };
        assert_eq!(targets("br label %x"), ["%x"]);
        assert_eq!(targets("br i1 %c, label %x, label %\"y z\""), ["%x", "%\"y z\""]);
        assert_eq!(targets("switch i64 %x, label %d [ i64 1, label %a i64 2, label %b ]"), ["%d", "%a", "%b"]);
    }

    #[test]
    fn nonsense_gives_nothing() {
        for text in ["", "%", "%x =", "= add", "call", "add i64", "\"", "call void @f(i64", "getelementptr ((((", "é"]
        {
            operand_spans(text);
            target_spans(text);
        }
    }
}
