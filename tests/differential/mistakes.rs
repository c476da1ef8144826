//! Mistakes planted in generated functions. The instruction that must be reported has the comment [`MARK`].

use super::function::Builder;
use super::types::Ty;

/// Comment on the line where a run must be stopped.
pub const MARK: &str = "; planted";

impl Builder<'_> {
    /// Writes a mistake.
    pub fn mistake(&mut self) {
        self.g.mistake = false;
        match self.g.random.below(16) {
            0..=2 => self.outside(),
            3 | 4 => self.after_free(),
            5 => self.freed_wrongly(),
            6 => self.after_return(),
            7 => self.by_zero(),
            8 => self.null(),
            _ => self.undefined(),
        }
    }

    fn planted(&mut self, text: &str) {
        self.line(&format!("{text} {MARK}"));
    }

    fn emit_planted(&mut self, inst: &str) -> String {
        self.emit(&format!("{inst} {MARK}"))
    }

    fn declare(&mut self, declaration: &str) {
        self.g.declarations.insert(declaration.into());
    }

    fn width_of_element(&mut self) -> u32 {
        self.g.random.one(&[8, 16, 32, 64])
    }

    /// Writes an access that is a mistake.
    fn access(&mut self, width: u32, address: &str) {
        match self.g.random.below(3) {
            0 => self.planted(&format!("store i{width} 1, ptr {address}, align 1")),
            1 => {
                self.emit_planted(&format!("atomicrmw add ptr {address}, i{width} 1 seq_cst, align {}", width / 8));
            }
            _ => {
                let value = self.emit_planted(&format!("load i{width}, ptr {address}, align 1"));
                self.values.push((value, Ty::Int(width)));
            }
        }
    }

    /// Writes a block of the heap that is filled with zeros.
    fn block(&mut self, count: usize, width: u32) -> String {
        self.declare("declare ptr @malloc(i64)");
        let block = self.emit(&format!("call ptr @malloc(i64 {})", count as u32 * width / 8));
        self.line(&format!("store [{count} x i{width}] zeroinitializer, ptr {block}"));
        block
    }

    fn free(&mut self, block: &str) {
        self.declare("declare void @free(ptr)");
        self.line(&format!("call void @free(ptr {block})"));
    }

    /// Writes an access or a copy before or behind an object.
    fn outside(&mut self) {
        let (count, mut width) = (self.g.random.range(1, 9), self.width_of_element());
        let mut end = count.to_string();
        let object = match self.g.random.below(4) {
            0 => {
                let variable = self.emit(&format!("alloca [{count} x i{width}]"));
                self.line(&format!("store [{count} x i{width}] zeroinitializer, ptr {variable}"));
                variable
            }
            1 => {
                let list = if self.g.locals.is_empty() { &self.g.globals } else { &self.g.locals };
                let global = self.g.random.clone().one(list);
                (width, end) = (8, self.g.types.size(&global.ty));
                global.name
            }
            _ => self.block(count, width),
        };
        let any = self.operand(&Ty::Int(64));
        let low = self.emit(&format!("and i64 {any}, 3"));
        let index = match self.g.random.chance(30) {
            true => self.emit(&format!("sub i64 -1, {low}")),
            false => self.emit(&format!("add i64 {low}, {end}")),
        };
        if self.g.random.chance(20) && end == count.to_string() {
            // A copy that begins inside.
            self.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)");
            let length = self.emit(&format!("add i64 {low}, {}", count as u32 * width / 8 + 1));
            self.planted(&format!("call void @llvm.memset.p0.i64(ptr {object}, i8 0, i64 {length}, i1 false)"));
            return;
        }
        let address = self.emit(&format!("getelementptr i{width}, ptr {object}, i64 {index}"));
        self.access(width, &address);
    }

    fn after_free(&mut self) {
        let (count, width) = (self.g.random.range(1, 9), self.width_of_element());
        let block = self.block(count, width);
        let any = self.operand(&Ty::Int(64));
        let index = self.emit(&format!("urem i64 {any}, {count}"));
        let address = self.emit(&format!("getelementptr i{width}, ptr {block}, i64 {index}"));
        self.free(&block);
        if self.g.random.chance(30) {
            let other = self.block(count, width);
            self.free(&other);
        }
        self.access(width, &address);
    }

    /// Writes a call of `free` with a block that was freed, or with an address inside of one.
    fn freed_wrongly(&mut self) {
        let block = self.block(4, 32);
        let address = match self.g.random.chance(50) {
            true => {
                self.free(&block);
                block
            }
            false => self.emit(&format!("getelementptr i8, ptr {block}, i64 4")),
        };
        self.declare("declare void @free(ptr)");
        self.planted(&format!("call void @free(ptr {address})"));
    }

    /// Writes an access to a variable of a function that has returned.
    fn after_return(&mut self) {
        self.g.extra.insert(
            "define internal ptr @dangling(i64 %n) noinline {\n  %own = alloca i64\n  store i64 %n, ptr %own\n  ret ptr %own\n}\n"
                .into(),
        );
        let value = self.operand(&Ty::Int(64));
        let address = self.emit(&format!("call ptr @dangling(i64 {value})"));
        self.access(64, &address);
    }

    fn by_zero(&mut self) {
        let width = self.width_of_element();
        let (a, b) = (self.operand(&Ty::Int(width)), self.operand(&Ty::Int(width)));
        let zero = self.emit(&format!("sub i{width} {b}, {b}"));
        let op = self.g.random.pick(&["udiv", "sdiv", "urem", "srem"]);
        self.emit_planted(&format!("{op} i{width} {a}, {zero}"));
    }

    fn null(&mut self) {
        let any = self.operand(&Ty::Int(64));
        let offset = self.emit(&format!("and i64 {any}, 56"));
        let address = self.emit(&format!("getelementptr i8, ptr null, i64 {offset}"));
        self.access(32, &address);
    }

    /// Writes a value that is poison or not set, passes it on, and uses it where that is a mistake.
    fn undefined(&mut self) {
        let mut value = self.source();
        for _ in 0..self.g.random.below(4) {
            value = self.passed_on(&value);
        }
        self.sink(&value);
    }

    /// Returns an `i32` that is poison or undefined.
    fn source(&mut self) -> String {
        let any = self.operand(&Ty::Int(32));
        let low = self.emit(&format!("and i32 {any}, 255"));
        match self.g.random.below(12) {
            0 | 1 => {
                let great = self.emit(&format!("sub i32 2147483647, {low}"));
                self.emit(&format!("add nsw i32 {great}, 256"))
            }
            2 => self.emit(&format!("sub nuw i32 {low}, 256")),
            3 => {
                let great = self.emit(&format!("or i32 {low}, 1073741824"));
                self.emit(&format!("mul nsw i32 {great}, 2"))
            }
            4 => {
                let far = self.emit(&format!("add i32 {low}, 32"));
                let op = self.g.random.pick(&["shl", "lshr", "ashr"]);
                self.emit(&format!("{op} i32 {any}, {far}"))
            }
            5 => {
                let odd = self.emit(&format!("or i32 {any}, 1"));
                self.emit(&format!("lshr exact i32 {odd}, 1"))
            }
            6 => {
                let negative = self.emit(&format!("or i32 {any}, -2147483648"));
                let wide = self.emit(&format!("zext nneg i32 {negative} to i64"));
                self.emit(&format!("trunc i64 {wide} to i32"))
            }
            7 => {
                let great = self.emit(&format!("or i32 {any}, 256"));
                let narrow = self.emit(&format!("trunc nuw i32 {great} to i8"));
                self.emit(&format!("sext i8 {narrow} to i32"))
            }
            8 => {
                self.declare("declare ptr @malloc(i64)");
                let block = self.emit("call ptr @malloc(i64 8)");
                // Perhaps only a part of it is set.
                if self.g.random.chance(30) {
                    self.line(&format!("store i8 1, ptr {block}"));
                }
                self.emit(&format!("load i32, ptr {block}"))
            }
            9 | 10 => {
                let variable = self.emit("alloca i32");
                self.emit(&format!("load i32, ptr {variable}"))
            }
            _ => self.g.random.pick(&["undef", "poison"]).into(),
        }
    }

    /// Passes an undefined `i32` on.
    fn passed_on(&mut self, value: &str) -> String {
        let any = self.operand(&Ty::Int(32));
        match self.g.random.below(12) {
            0 => self.emit(&format!("add i32 {value}, {any}")),
            1 => self.emit(&format!("xor i32 {any}, {value}")),
            2 => {
                let wide = self.emit(&format!("sext i32 {value} to i64"));
                self.emit(&format!("trunc i64 {wide} to i32"))
            }
            3 => {
                let variable = self.emit("alloca i32");
                self.line(&format!("store i32 {value}, ptr {variable}"));
                self.emit(&format!("load i32, ptr {variable}"))
            }
            4 => {
                self.declare("declare ptr @malloc(i64)");
                self.declare("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)");
                // A variable in a loop has no shadow.
                let (from, to) = (self.block(2, 32), self.block(2, 32));
                self.line(&format!("store i32 {value}, ptr {from}"));
                self.line(&format!("call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 8, i1 false)"));
                self.free(&from);
                self.emit(&format!("load i32, ptr {to}"))
            }
            5 => {
                let cond = self.operand(&Ty::Int(1));
                let both = self.emit(&format!("select i1 {cond}, i32 {value}, i32 {value}"));
                self.emit(&format!("or disjoint i32 {both}, 0"))
            }
            6 => {
                let cond = self.operand(&Ty::Int(1));
                let (yes, no, join, from) = (self.label(), self.label(), self.label(), self.block.clone());
                self.line(&format!("br i1 {cond}, label %{yes}, label %{no}"));
                self.start(&yes);
                let other = self.emit(&format!("sub i32 {value}, {any}"));
                self.line(&format!("br label %{join}"));
                self.start(&no);
                self.line(&format!("br label %{join}"));
                self.start(&join);
                debug_assert_ne!(from, join);
                self.emit(&format!("phi i32 [ {other}, %{yes} ], [ {value}, %{no} ]"))
            }
            7 if self.g.random.below(2) == 0 => {
                self.g
                    .extra
                    .insert("define internal i32 @pass_on(i32 %a, i32 %x) noinline {\n  ret i32 %x\n}\n".into());
                self.emit(&format!("call i32 @pass_on(i32 {any}, i32 {value})"))
            }
            7 => {
                // By memory and as a result.
                self.g.extra.insert(
                    "@passed = internal global i32 0\ndefine internal i32 @pass() noinline {\n  %x = load i32, ptr @passed\n  ret i32 %x\n}\n"
                        .into(),
                );
                self.line(&format!("store i32 {value}, ptr @passed"));
                self.emit("call i32 @pass()")
            }
            8 => {
                let lane = self.g.random.below(4);
                let other = self.emit(&format!("insertelement <4 x i32> zeroinitializer, i32 {any}, i32 1"));
                let vector = self.emit(&format!("insertelement <4 x i32> {other}, i32 {value}, i32 {lane}"));
                let vector = match self.g.random.below(3) {
                    0 => self.emit(&format!("add <4 x i32> {vector}, {other}")),
                    _ => vector,
                };
                self.emit(&format!("extractelement <4 x i32> {vector}, i32 {lane}"))
            }
            9 => {
                let at = self.g.random.below(2);
                let whole = self.emit(&format!("insertvalue {{ i32, i32 }} zeroinitializer, i32 {value}, {at}"));
                self.emit(&format!("extractvalue {{ i32, i32 }} {whole}, {at}"))
            }
            10 => {
                let whole = self.emit(&format!("insertvalue {{ i64, i32 }} zeroinitializer, i32 {value}, 1"));
                let variable = self.block(2, 64);
                self.line(&format!("store {{ i64, i32 }} {whole}, ptr {variable}"));
                let again = self.emit(&format!("load {{ i64, i32 }}, ptr {variable}"));
                self.emit(&format!("extractvalue {{ i64, i32 }} {again}, 1"))
            }
            _ => {
                let float = self.emit(&format!("bitcast i32 {value} to float"));
                self.emit(&format!("bitcast float {float} to i32"))
            }
        }
    }

    /// Uses an undefined `i32`.
    fn sink(&mut self, value: &str) {
        match self.g.random.below(8) {
            0..=2 => {
                let any = self.operand(&Ty::Int(32));
                let cond = self.emit(&format!("icmp ult i32 {value}, {any}"));
                // No bit of the operand is 0, so that the undefined one decides.
                let cond = self.emit(&format!("select i1 {cond}, i1 {cond}, i1 {cond}"));
                let decided = self.emit(&format!("trunc i32 {value} to i1"));
                let cond =
                    if self.g.random.chance(50) { decided } else { self.emit(&format!("and i1 {cond}, {decided}")) };
                let (a, b) = (self.label(), self.label());
                self.planted(&format!("br i1 {cond}, label %{a}, label %{b}"));
                self.start(&a);
                self.line(&format!("br label %{b}"));
                self.start(&b);
            }
            3 => {
                let label = self.label();
                self.planted(&format!("switch i32 {value}, label %{label} []"));
                self.start(&label);
            }
            4 => {
                self.emit_planted(&format!("udiv i32 7, {value}"));
            }
            5 => {
                let variable = self.emit("alloca [4 x i8]");
                let wide = self.emit(&format!("sext i32 {value} to i64"));
                let address = self.emit(&format!("getelementptr i8, ptr {variable}, i64 {wide}"));
                self.planted(&format!("store i8 0, ptr {address}"));
            }
            6 => {
                self.g.extra.insert("define internal void @take(i32 noundef %x) noinline {\n  ret void\n}\n".into());
                self.planted(&format!("call void @take(i32 noundef {value})"));
            }
            _ => {
                self.declare("declare ptr @malloc(i64)");
                let size = self.emit(&format!("zext i32 {value} to i64"));
                self.emit_planted(&format!("call ptr @malloc(i64 {size})"));
            }
        }
    }
}
