//! Records that occur in no file: forms of LLVM 3.0, and others that compilers no longer write.

use super::bitstream_writer::{Item, block, file, record, text};

/// A module with its name and its equivalent text.
pub struct Written {
    pub name: &'static str,
    pub bytes: Vec<u8>,
    pub text: &'static str,
}

/// Block ids.
const MODULE: u32 = 8;
const PARAMATTR: u32 = 9;
const CONSTANTS: u32 = 11;
const FUNCTION: u32 = 12;
const SYMTAB: u32 = 14;
const METADATA: u32 = 15;
const ATTACHMENT: u32 = 16;
const IDENTIFICATION: u32 = 13;
const TYPE: u32 = 17;
const USELIST: u32 = 18;

/// Returns all modules.
pub fn all() -> Vec<Written> {
    vec![instructions(), constants(), exceptions(), metadata(), debug_info(), declared_value()]
}

/// Returns a module of one function, optionally with an unknown record in a block of some kind.
pub fn with(added: Option<(u32, u32)>) -> Vec<u8> {
    let of = |id: u32| added.filter(|(block, _)| *block == id).map(|(_, code)| record(code, &[0, 0, 0, 0, 0, 0, 0, 0]));
    let alone = |id: u32| of(id).map(|item| block(id, [item]));
    let types = [record(1, &[3]), record(2, &[]), record(21, &[0, 0]), record(25, &[0])];
    let body = [record(1, &[1])].into_iter().chain(of(FUNCTION)).chain([record(10, &[])]);
    let body = body.chain(alone(USELIST));
    let items = [record(1, &[1])]
        .into_iter()
        .chain(of(MODULE))
        .chain([block(TYPE, types.into_iter().chain(of(TYPE)))])
        .chain([record(8, &[1, 0, 0, 0, 0, 0, 0, 0])])
        .chain([block(CONSTANTS, [record(1, &[2]), record(2, &[])].into_iter().chain(of(CONSTANTS)))])
        .chain([block(METADATA, [record(3, &[])].into_iter().chain(of(METADATA)))])
        .chain([block(FUNCTION, body)])
        .chain([block(SYMTAB, [text(1, &[0], "f")].into_iter().chain(of(SYMTAB)))])
        .chain([19, 20, 24].into_iter().filter_map(alone));
    let identification = block(IDENTIFICATION, [text(1, &[], "LLVM"), record(2, &[0])].into_iter().chain(of(13)));
    let blocks = [identification, block(MODULE, items)];
    file(blocks.into_iter().chain(alone(25)))
}

/// Returns a module whose text would be ten thousand times as long: many nodes refer to one long string.
pub fn repeated() -> Vec<u8> {
    const NODES: u64 = 20_000;
    let nodes = (0..NODES).map(|_| record(5, &[1]));
    let named = [text(4, &[], "named"), Item::Record(10, (1..=NODES).collect())];
    let metadata = [text(1, &[], &"x".repeat(1 << 16))].into_iter().chain(nodes).chain(named);
    file([block(MODULE, [record(1, &[1]), block(METADATA, metadata)])])
}

/// Returns files that refer to a block of a function with one block: by a use-list order, a name, and a block address.
pub fn naming_block(number: u64) -> [Vec<u8>; 3] {
    let module = |constants: Vec<Item>, last: Vec<Item>| {
        let types = [record(1, &[4]), record(2, &[]), record(21, &[0, 0]), record(25, &[0]), record(7, &[32])];
        let items = [record(1, &[1]), block(TYPE, types), record(8, &[1, 0, 0, 0, 0, 0, 0, 0])];
        // An unused constant is not read, so it is the initial value of a variable.
        let variable = (!constants.is_empty()).then(|| record(7, &[2, 2, 3, 0, 0, 0]));
        let constants = (!constants.is_empty()).then(|| block(CONSTANTS, constants));
        let body = block(FUNCTION, [record(1, &[1]), record(10, &[])].into_iter().chain(last));
        file([block(MODULE, items.into_iter().chain(variable).chain(constants).chain([body]))])
    };
    [
        module(Vec::new(), vec![block(USELIST, [record(2, &[1, 0, number])])]),
        module(Vec::new(), vec![block(SYMTAB, [text(2, &[number], "entry")])]),
        module(vec![record(1, &[2]), record(21, &[1, 0, number])], Vec::new()),
    ]
}

/// Returns a module with a location in a scope.
pub fn located(scope: u64) -> Vec<u8> {
    let metadata = [record(7, &[0, 1, 1, scope, 0, 0]), text(4, &[], "named"), record(10, &[0])];
    file([block(MODULE, [record(1, &[1]), block(METADATA, metadata)])])
}

/// Creates a table of types; its first record has their number.
fn types(list: Vec<Item>) -> Item {
    let names = list.iter().filter(|item| matches!(item, Item::Record(19, _))).count();
    block(TYPE, std::iter::once(record(1, &[(list.len() - names) as u64])).chain(list))
}

/// Creates a symbol table of values by number.
fn symbols(names: &[(u64, &str)]) -> Item {
    block(SYMTAB, names.iter().map(|(value, name)| text(1, &[*value], name)))
}

/// Accesses through typed pointers, with absolute value ids.
fn instructions() -> Written {
    let types = types(vec![
        record(7, &[32]),         // 0: i32
        record(8, &[0, 0]),       // 1: i32*
        record(9, &[0, 7, 0, 1]), // 2: i32 (i32*), with attributes in it
        record(8, &[2, 0]),       // 3
        record(11, &[4, 0]),      // 4: [4 x i32]
        record(8, &[4, 0]),       // 5
        record(7, &[1]),          // 6: i1
    ]);
    // Values: 0 @table, 1 @f, 2 @alias, 3 0, 4 1, 5 2, then 6 the parameter.
    let body = block(
        FUNCTION,
        [
            record(1, &[1]),
            record(4, &[0, 3, 4]),                 // 7: getelementptr
            record(30, &[0, 3, 5]),                // 8: getelementptr inbounds
            record(20, &[7, 3, 0]),                // 9: load
            record(9, &[9, 4, 38]),                // 10: icmp sgt
            record(5, &[9, 4, 10]),                // 11: select
            record(24, &[8, 11, 3, 1]),            // store volatile
            record(42, &[6, 11, 3, 0, 4, 1]),      // store atomic release
            record(37, &[6, 3, 4, 0, 5, 0]),       // 12: cmpxchg, the value alone
            record(37, &[6, 3, 4, 0, 2, 1, 2, 1]), // 13: cmpxchg weak
            record(38, &[6, 12, 1, 0, 6, 1]),      // 14: atomicrmw add
            record(2, &[12, 14, 0]),               // 15
            record(10, &[15]),
            symbols(&[(6, "p"), (7, "second"), (8, "third"), (9, "loaded"), (10, "greater"), (11, "either")]),
        ],
    );
    let items = [
        // No attributes for the result; for the parameter nocapture and an alignment.
        block(PARAMATTR, [record(1, &[1, 1 << 32 | 8 << 16 | 1 << 6, u64::from(u32::MAX), 1 << 5 | 1 << 41])]),
        types,
        record(7, &[5, 0, 0, 0, 5, 0]),
        record(8, &[3, 0, 0, 0, 1, 0, 0, 0]),
        record(9, &[3, 1, 3]),
        block(CONSTANTS, [record(1, &[0]), record(2, &[]), record(4, &[2]), record(4, &[4])]),
        body,
        symbols(&[(0, "table"), (1, "f"), (2, "alias")]),
    ];
    Written { name: "instructions", bytes: file([block(MODULE, items)]), text: include_str!("written/instructions.ll") }
}

/// Constant expressions and inline assembly in old forms.
fn constants() -> Written {
    let asm = |code: u32, flags: u64| {
        let (asm, constraints) = ("nop", "~{cc}");
        let chars =
            |text: &str| std::iter::once(text.len() as u64).chain(text.bytes().map(u64::from)).collect::<Vec<_>>();
        record(code, &[&[flags][..], &chars(asm), &chars(constraints)].concat())
    };
    let types = types(vec![
        record(7, &[32]),    // 0: i32
        record(8, &[0, 0]),  // 1: i32*
        record(12, &[2, 0]), // 2: <2 x i32>
        record(8, &[2, 0]),  // 3
        record(8, &[1, 0]),  // 4: i32**
        record(2, &[]),      // 5: void
        record(21, &[0, 5]), // 6: void ()
        record(8, &[6, 0]),  // 7
        record(11, &[4, 0]), // 8: [4 x i32]
        record(8, &[8, 0]),  // 9
    ]);
    // Values: 0 @table, 1 @address, 2 @element, 3 @inserted, 4 @mixed, 5 @longer, 6 @f, 7 0, 8 1, 9 <0, 1>, 10 address
    // of @table[1], 11 an element, 12 and 13 vectors with one more element, 14 another, 15 to 17 assembly.
    let body = block(
        FUNCTION,
        [record(1, &[1]), record(34, &[0, 0, 15]), record(34, &[0, 0, 16]), record(34, &[0, 0, 17]), record(10, &[])],
    );
    let items = [
        types,
        record(7, &[9, 0, 0, 0, 0, 0]),
        record(7, &[4, 1, 11, 0, 0, 0]),
        record(7, &[1, 1, 12, 0, 0, 0]),
        record(7, &[3, 1, 13, 0, 0, 0]),
        record(7, &[3, 1, 14, 0, 0, 0]),
        record(7, &[3, 1, 15, 0, 0, 0]),
        record(8, &[7, 0, 0, 0, 0, 0, 0, 0]),
        block(
            CONSTANTS,
            [
                record(1, &[0]),
                record(2, &[]),
                record(4, &[2]),
                record(1, &[2]),
                record(7, &[7, 8]),
                record(1, &[1]),
                record(12, &[9, 0, 0, 7, 0, 8]),
                record(1, &[0]),
                record(14, &[2, 9, 8]),
                record(1, &[2]),
                record(15, &[9, 8, 7]),
                record(16, &[9, 12, 9]),
                record(19, &[2, 9, 9, 9]),
                record(1, &[7]),
                asm(18, 1),
                asm(23, 1),
                asm(28, 1),
            ],
        ),
        body,
        symbols(&[
            (0, "table"),
            (1, "address"),
            (2, "element"),
            (3, "inserted"),
            (4, "mixed"),
            (5, "longer"),
            (6, "f"),
        ]),
    ];
    Written { name: "constants", bytes: file([block(MODULE, items)]), text: include_str!("written/constants.ll") }
}

/// A landing pad that names its personality.
fn exceptions() -> Written {
    let types = types(vec![
        record(7, &[32]),       // 0: i32
        record(7, &[8]),        // 1: i8
        record(8, &[1, 0]),     // 2: i8*
        record(18, &[0, 2, 0]), // 3: { i8*, i32 }
        record(2, &[]),         // 4: void
        record(21, &[0, 4]),    // 5: void ()
        record(8, &[5, 0]),     // 6
        record(21, &[1, 0]),    // 7: i32 (...)
        record(8, &[7, 0]),     // 8
    ]);
    // Values: 0 @f, 1 @g, 2 @personality, 3 null.
    let body = block(
        FUNCTION,
        [
            record(1, &[3]),
            record(13, &[0, 0, 1, 2, 1]),
            record(10, &[]),
            record(40, &[3, 2, 1, 1, 0, 3]),
            record(39, &[4]),
        ],
    );
    let items = [
        types,
        record(8, &[6, 0, 0, 0, 0, 0, 0, 0]),
        record(8, &[6, 0, 1, 0, 0, 0, 0, 0]),
        record(8, &[8, 0, 1, 0, 0, 0, 0, 0]),
        block(CONSTANTS, [record(1, &[2]), record(2, &[])]),
        body,
        symbols(&[(0, "f"), (1, "g"), (2, "personality")]),
    ];
    Written { name: "exceptions", bytes: file([block(MODULE, items)]), text: include_str!("written/exceptions.ll") }
}

/// Metadata before LLVM 3.6: nodes of values, strings as single records, names of attachment kinds beside them.
fn metadata() -> Written {
    let types = types(vec![
        record(7, &[32]),       // 0: i32
        record(16, &[]),        // 1: metadata
        record(2, &[]),         // 2: void
        record(21, &[0, 2, 1]), // 3: void (metadata)
        record(8, &[3, 0]),     // 4
        record(21, &[0, 2, 0]), // 5: void (i32)
        record(8, &[5, 0]),     // 6
    ]);
    // Values: 0 @f, 1 @llvm.donothing2, 2 7. Metadata: 0 and 1 strings, 2 a node, 3 the loop.
    let nodes = block(
        METADATA,
        [
            text(6, &[7], "llvm.loop"),
            text(6, &[8], "own"),
            text(1, &[], "llvm.vectorizer.width"),
            text(1, &[], "llvm.vectorizer.unroll"),
            record(8, &[1, 0, 0, 2]),
            record(8, &[1, 1, 0, 2, 2, 0]),
            record(8, &[1, 4, 1, 2, 1, 3]),
            text(4, &[], "named"),
            record(10, &[2, 3]),
        ],
    );
    let body = block(
        FUNCTION,
        [
            record(1, &[2]),
            // A value of the function.
            block(METADATA, [record(9, &[0, 3])]),
            record(34, &[0, 0, 1, 5]),
            record(11, &[1]),
            record(11, &[1]),
            block(ATTACHMENT, [record(11, &[2, 7, 4]), record(11, &[1, 8, 2])]),
        ],
    );
    let items = [
        types,
        record(8, &[6, 0, 0, 0, 0, 0, 0, 0]),
        record(8, &[4, 0, 1, 0, 0, 0, 0, 0]),
        block(CONSTANTS, [record(1, &[0]), record(4, &[14])]),
        nodes,
        body,
        symbols(&[(0, "f"), (1, "takes")]),
    ];
    Written { name: "metadata", bytes: file([block(MODULE, items)]), text: include_str!("written/metadata.ll") }
}

/// Debug information of LLVM 3.7: units list their functions, which name their symbols; variables name their
/// values; types are referred to by strings.
fn debug_info() -> Written {
    let types = types(vec![
        record(7, &[32]),             // 0: i32
        record(8, &[0, 0]),           // 1: i32*
        record(2, &[]),               // 2: void
        record(21, &[0, 2, 1]),       // 3: void (i32*)
        record(8, &[3, 0]),           // 4
        record(16, &[]),              // 5: metadata
        record(21, &[0, 2, 5, 5, 5]), // 6: void (metadata, metadata, metadata)
        record(8, &[6, 0]),           // 7
    ]);
    // Values: 0 @x, 1 @f, 2 @llvm.dbg.declare, 3 42, 4 2, 5 3.
    let strings = ["f.c", "/src", "cc", "f", "x", "answer", "S", "identifier-of-S", "p"];
    // Metadata from 0: the strings; 9 @x, 10 @f, 11 42; 12 the file, 13 the functions of 14, the unit, 15 its
    // variables, 16 the function, 17 its type, 18 the list of its types, 19 @x's variable, 20 the constant's,
    // 21 the struct, 22 an empty list, 23 an expression, 24 the parameter, 25 imports, 26 one of them.
    // References in records are greater by one.
    let nodes = block(
        METADATA,
        strings.iter().map(|string| text(1, &[], string)).chain([
            record(2, &[1, 0]),
            record(2, &[4, 1]),
            record(2, &[0, 3]),
            record(16, &[0, 1, 2]),
            record(3, &[17]),
            record(20, &[1, 12, 13, 3, 0, 0, 0, 0, 1, 23, 23, 14, 16, 26, 0]),
            record(3, &[20, 21]),
            record(21, &[1, 13, 4, 0, 13, 1, 18, 0, 1, 1, 0, 0, 0, 0, 0, 11, 0, 0, 23]),
            record(19, &[0, 0, 19]),
            record(3, &[0, 8]),
            record(27, &[0, 15, 5, 0, 13, 1, 8, 0, 1, 10, 0]),
            record(27, &[0, 15, 6, 0, 13, 2, 8, 1, 1, 12, 0]),
            record(18, &[0, 0x13, 7, 13, 3, 0, 0, 32, 32, 0, 0, 23, 0, 0, 0, 8]),
            record(3, &[]),
            record(29, &[2, 6]),
            record(28, &[0, 0x101, 17, 9, 13, 1, 8, 1, 0]),
            record(3, &[27]),
            record(31, &[0, 8, 17, 22, 4, 0]),
            // 27 to 30: the debug info version.
            record(2, &[0, 4]),
            record(2, &[0, 5]),
            text(1, &[], "Debug Info Version"),
            record(3, &[28, 30, 29]),
            text(4, &[], "llvm.module.flags"),
            record(10, &[30]),
            text(6, &[0], "dbg"),
            text(4, &[], "llvm.dbg.cu"),
            record(10, &[14]),
        ]),
    );
    let body = block(
        FUNCTION,
        [
            record(1, &[1]),
            block(METADATA, [record(2, &[1, 6])]),
            record(34, &[0, 0, 2, 31, 24, 23]),
            record(35, &[1, 2, 17, 0]),
            record(10, &[]),
            symbols(&[(6, "p")]),
        ],
    );
    let items = [
        types,
        record(7, &[1, 0, 0, 0, 0, 0]),
        record(8, &[4, 0, 0, 0, 0, 0, 0, 0]),
        record(8, &[7, 0, 1, 0, 0, 0, 0, 0]),
        block(CONSTANTS, [record(1, &[0]), record(4, &[84]), record(4, &[4]), record(4, &[6])]),
        nodes,
        symbols(&[(0, "x"), (1, "f"), (2, "llvm.dbg.declare")]),
        body,
    ];
    Written { name: "debug-info", bytes: file([block(MODULE, items)]), text: include_str!("written/debug-info.ll") }
}

/// `#dbg_declare_value`, which no LLVM release writes yet.
fn declared_value() -> Written {
    let types = types(vec![
        record(7, &[32]),       // 0: i32
        record(2, &[]),         // 1: void
        record(21, &[0, 1, 0]), // 2: void (i32)
        record(16, &[]),        // 3: metadata
        record(25, &[0]),       // 4: ptr
    ]);
    // Metadata from 0: strings "f.c", "/", "f", "x", "int", 5 file, 6 unit, 7 function, 8 its type, 9 types,
    // 10 variable, 11 int, 12 expression, 13 the flag.
    let strings = ["f.c", "/", "f", "x", "int", "Debug Info Version"];
    let nodes = block(
        METADATA,
        strings.iter().map(|string| text(1, &[], string)).chain([
            record(16, &[0, 1, 2, 0, 0]),                                         // 6
            record(20, &[1, 12, 7, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]),    // 7
            record(21, &[7, 7, 3, 0, 7, 1, 10, 1, 0, 8, 0, 0, 8, 0, 0, 0, 0, 0]), // 8
            record(19, &[2, 0, 11, 0]),                                           // 9
            record(3, &[0, 13]),                                                  // 10
            record(28, &[2, 9, 4, 7, 1, 13, 1, 0, 0]),                            // 11
            record(15, &[0, 0x24, 5, 32, 0, 5, 0]),                               // 12
            record(29, &[6]),                                                     // 13
            record(7, &[0, 1, 3, 8, 0]),                                          // 14
            record(2, &[0, 1]),                                                   // 15: i32 2
            record(2, &[0, 2]),                                                   // 16: i32 3
            record(3, &[16, 6, 17]),                                              // 17
            text(6, &[0], "dbg"),
            text(4, &[], "llvm.dbg.cu"),
            record(10, &[7]),
            text(4, &[], "llvm.module.flags"),
            record(10, &[17]),
            record(36, &[0, 0, 8]),
        ]),
    );
    let body = block(
        FUNCTION,
        [
            record(1, &[1]),
            block(METADATA, [record(2, &[0, 3])]),
            record(10, &[]),
            record(66, &[14, 11, 13, 18]),
            symbols(&[(3, "x")]),
        ],
    );
    let items = [
        record(1, &[1]),
        types,
        record(8, &[2, 0, 0, 0, 0, 0, 0, 0]),
        block(CONSTANTS, [record(1, &[0]), record(4, &[4]), record(4, &[6])]),
        nodes,
        body,
        symbols(&[(0, "f")]),
    ];
    Written {
        name: "declared-value",
        bytes: file([block(MODULE, items)]),
        text: include_str!("written/declared-value.ll"),
    }
}
