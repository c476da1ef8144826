//! Printing of metadata text and the values embedded in it.

use super::Printer;
use crate::ir::{Body, InstId, Name, Operand, Piece, UseListOrder, UsesOf};

impl<'m> Printer<'m> {
    /// Prints metadata text, with references to unnamed globals renumbered.
    pub(super) fn text(&mut self, text: &str) {
        if !self.renumbered {
            return self.word(text);
        }
        let mut rest = text;
        while let Some(at) = rest.find(['@', '"']) {
            let (before, token) = rest.split_at(at);
            self.word(before);
            let quoted = token.starts_with('"') || token.starts_with("@\"");
            let length = match quoted {
                true => {
                    let open = token.find('"').map_or(0, |n| n + 1);
                    token[open..].find('"').map_or(token.len(), |n| open + n + 1)
                }
                false => 1 + token[1..].bytes().take_while(u8::is_ascii_digit).count(),
            };
            let (token, after) = token.split_at(length);
            let number = token.strip_prefix('@').and_then(|n| n.parse().ok()).map(Name::Number);
            match number.and_then(|name| self.m.by_name.get(&name)) {
                Some(id) => self.global_name(*id),
                None => self.word(token),
            }
            rest = after;
        }
        self.word(rest);
    }

    pub(super) fn pieces(&mut self, pieces: &[Piece]) {
        for piece in pieces {
            match piece {
                Piece::Text(text) => self.text(text),
                Piece::Typed(ty, operand) => {
                    self.ty(*ty);
                    self.word(" ");
                    self.kept_operand(*operand);
                }
            }
        }
    }

    /// Prints an operand embedded in text.
    fn kept_operand(&mut self, operand: Operand) {
        match (operand, self.body) {
            (Operand::Const(constant), _) => self.constant(constant),
            (Operand::Value(value), Some(body)) => self.value_name(body, value),
            // The text belongs to a function, but a constant that is printed on its own has no function context.
            (Operand::Value(_), None) => self.word("%?"),
        }
    }

    /// Prints the debug records before an instruction.
    pub(super) fn records(&mut self, body: &Body, inst: InstId) {
        for record in body.records.before.get(&inst).into_iter().flatten() {
            let is_call = matches!(record.first(), Some(Piece::Text(text)) if !text.starts_with('#'));
            self.word(if is_call { "  " } else { "    " });
            self.pieces(record);
            self.word("\n");
        }
    }

    pub(super) fn use_list_order(&mut self, order: &UseListOrder) {
        match &order.of {
            UsesOf::Value(ty, operand) => {
                self.word("uselistorder ");
                self.ty(*ty);
                self.word(" ");
                self.kept_operand(*operand);
            }
            UsesOf::Block(block) => {
                self.word("uselistorder label %");
                match self.body {
                    Some(body) => self.block_name(body, *block),
                    None => self.word("?"),
                }
            }
            UsesOf::BlockOf(function, label) => {
                self.word("uselistorder_bb ");
                self.global_name(*function);
                self.word(", %");
                let body = self.m.function(*function).and_then(|f| f.body.as_ref());
                let block = body.and_then(|b| b.layout.iter().find(|id| b.blocks[**id].name.as_ref() == Some(label)));
                match block {
                    Some(block) => self.label_of(*function, *block),
                    None => label.write(&mut self.out),
                }
            }
        }
        self.word(", { ");
        for (n, index) in order.order.iter().enumerate() {
            self.put(format_args!("{}{index}", if n > 0 { ", " } else { "" }));
        }
        self.word(" }\n");
    }
}
