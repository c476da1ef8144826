//! Bitcode files whose cost is disproportionate to their size.

use super::Made;
use super::bitstream_writer::{Bits, Item, block, file, record, text};

const BLOCKINFO: u32 = 0;
const MODULE: u32 = 8;
const PARAMATTR: u32 = 9;
const PARAMATTR_GROUP: u32 = 10;
const CONSTANTS: u32 = 11;
const FUNCTION: u32 = 12;
const SYMTAB: u32 = 14;
const METADATA: u32 = 15;
const ATTACHMENT: u32 = 16;
const TYPE: u32 = 17;
const USELIST: u32 = 18;
const METADATA_KIND: u32 = 22;
const STRTAB: u32 = 23;

pub const ALL: &[Made] = &[
    ("counts", counts),
    ("types doubled", types_doubled),
    ("structs doubled", structs_doubled),
    ("constants doubled", constants_doubled),
    ("expressions doubled", expressions_doubled),
    ("splats", splats),
    ("zero vectors", zero_vectors),
    ("parameters", parameters),
    ("parameters of calls", parameters_of_calls),
    ("byval parameters", byval_parameters),
    ("one long name", one_long_name),
    ("blocks", blocks),
    ("blocks in blocks", nested_blocks),
    ("switches", switches),
    ("attributes", attributes),
    ("attribute ranges", attribute_ranges),
    ("metadata strings", metadata_strings),
    ("metadata nodes", metadata_nodes),
    ("metadata chain", metadata_chain),
    ("metadata kinds", metadata_kinds),
    ("use lists", use_lists),
    ("names", names),
    ("attachments", attachments),
    ("abbreviations", abbreviations),
    ("literal numbers", literal_numbers),
    ("literal nodes", literal_nodes),
    ("records of no bits", records_of_no_bits),
    ("array of nothing", array_of_nothing),
];

/// Writes a module of version 2, whose names are in the string table.
fn module(items: impl IntoIterator<Item = Item>) -> Vec<u8> {
    module_with(items, b"f")
}

fn module_with(items: impl IntoIterator<Item = Item>, strings: &[u8]) -> Vec<u8> {
    let items = std::iter::once(record(1, &[2])).chain(items);
    file([block(MODULE, items), block(STRTAB, [Item::Blob(1, vec![], strings.to_vec())])])
}

/// Creates a table of types.
fn types(list: impl IntoIterator<Item = Item>) -> Item {
    let list: Vec<Item> = list.into_iter().collect();
    block(TYPE, std::iter::once(record(1, &[list.len() as u64])).chain(list))
}

/// Creates `define void @f()`, where `ty` is the id of that type.
fn define(ty: u64) -> Item {
    record(8, &[0, 1, ty, 0, 0, 0, 0, 0, 0, 0])
}

/// Creates `@f = global` of a type, with a constant as its initial value.
fn variable(ty: u64, value: u64) -> Item {
    record(7, &[0, 1, ty, 2, value + 1, 0, 0, 0])
}

/// Every count in the file exceeds the available memory.
fn counts(_: usize) -> Vec<u8> {
    let most = (1 << 32) - 1;
    let body = block(FUNCTION, [record(1, &[most]), record(10, &[])]);
    module([
        block(TYPE, [record(1, &[most]), record(2, &[]), record(21, &[0, 0])]),
        define(1),
        block(METADATA, [Item::Blob(35, vec![most, 4], vec![0; 8]), record(38, &[most, most])]),
        block(PARAMATTR_GROUP, [record(3, &[1, most, 8, 103, most, 64])]),
        body,
    ])
}

/// Arrays of two elements of the previous type: the last would have 2^200 elements.
fn types_doubled(length: usize) -> Vec<u8> {
    let arrays = (0..190).map(|n| record(11, &[2, n]));
    let all = [record(7, &[8])].into_iter().chain(arrays);
    let constants = (0..length as u64 / 5).flat_map(|n| [record(1, &[1 + n % 190]), record(2, &[])]);
    module([types(all), block(CONSTANTS, constants), variable(190, 189)])
}

/// Unnamed structs with the previous type twice.
fn structs_doubled(length: usize) -> Vec<u8> {
    let structs = (0..190).map(|n| record(18, &[0, n, n]));
    let all = [record(7, &[8])].into_iter().chain(structs);
    let constants = (0..length as u64 / 5).flat_map(|n| [record(1, &[1 + n % 190]), record(2, &[])]);
    module([types(all), block(CONSTANTS, constants), variable(190, 189)])
}

/// Arrays with the previous constant twice.
fn constants_doubled(length: usize) -> Vec<u8> {
    let all = [record(7, &[8])].into_iter().chain((0..190).map(|n| record(11, &[2, n])));
    let numbers = length as u64 / 8;
    let first = [record(1, &[0])].into_iter().chain((0..numbers).map(|n| record(4, &[2 * (n % 100 + 1)])));
    let arrays =
        (0..190).flat_map(move |n| [record(1, &[n + 1]), record(7, &[1 + numbers + n - 1, 1 + numbers + n - 1])]);
    module([types(all), variable(190, 189 + numbers), block(CONSTANTS, first.chain(arrays))])
}

/// Sums of the previous constant with itself.
fn expressions_doubled(length: usize) -> Vec<u8> {
    let count = length as u64 / 9;
    let sums = (0..count).map(|n| record(10, &[0, 1 + n, 1 + n]));
    let constants = [record(1, &[0]), record(4, &[2])].into_iter().chain(sums);
    module([types([record(7, &[64])]), variable(0, count), block(CONSTANTS, constants)])
}

/// Long vectors of one element each.
fn splats(length: usize) -> Vec<u8> {
    let count = length as u64 / 12;
    let numbers = (0..count / 2).map(|n| record(4, &[2 * n + 2]));
    let splats = (0..count / 2).flat_map(|n| [record(16, &[n, n, count])]);
    let all = [record(7, &[64]), record(12, &[1 << 16, 0]), record(7, &[32])];
    let constants = [record(1, &[0])].into_iter().chain(numbers).chain([record(1, &[1])]).chain(splats);
    module([types(all), block(CONSTANTS, constants)])
}

/// Zeros of vectors of many lengths.
fn zero_vectors(length: usize) -> Vec<u8> {
    let count = length as u64 / 16;
    let all = [record(7, &[8])].into_iter().chain((0..count).map(|n| record(12, &[(1 << 31) + n, 0])));
    let constants = (0..count).flat_map(|n| [record(1, &[n + 1]), record(2, &[])]);
    module([types(all), block(CONSTANTS, constants)])
}

/// Many functions of a type with many parameters.
fn parameters(length: usize) -> Vec<u8> {
    let count = length / 2;
    let ty: Vec<u64> = [0, 0].into_iter().chain(vec![1; count]).collect();
    let all = types([record(2, &[]), record(7, &[8]), Item::Record(21, ty)]);
    let functions = (0..length / 22).map(|_| record(8, &[0, 0, 2, 0, 1, 0, 0, 0, 0, 0]));
    module([all].into_iter().chain(functions))
}

/// Many calls of a function with many parameters, all arguments of which are missing.
fn parameters_of_calls(length: usize) -> Vec<u8> {
    let ty: Vec<u64> = [0, 0].into_iter().chain(vec![1; length / 2]).collect();
    let all = types([record(2, &[]), record(7, &[8]), Item::Record(21, ty), record(21, &[0, 0])]);
    let calls = (0..length / 16).map(|_| record(34, &[0, 1 << 15, 2, 1]));
    let body = block(FUNCTION, [record(1, &[1])].into_iter().chain(calls).chain([record(10, &[])]));
    module([all, define(3), record(8, &[0, 0, 2, 0, 1, 0, 0, 0, 0, 0]), body])
}

/// Parameters that are passed in memory, in calls with one long attribute list.
fn byval_parameters(length: usize) -> Vec<u8> {
    let strings = (0..length as u64 / 24).flat_map(|n| [3, 97 + n % 26, 97 + n / 26 % 26, 97 + n / 676, 0]);
    let group: Vec<u64> = [1, 1, 0, 3].into_iter().chain(strings).collect();
    let all = types([record(2, &[]), record(7, &[8]), record(8, &[1, 0]), record(21, &[0, 0, 2]), record(8, &[3, 0])]);
    let functions = (0..length / 24).map(|_| record(8, &[0, 0, 4, 0, 1, 0, 1, 0, 0, 0]));
    let lists = [block(PARAMATTR_GROUP, [Item::Record(3, group)]), block(PARAMATTR, [record(2, &[1])])];
    module(lists.into_iter().chain([all]).chain(functions))
}

/// One long string that contains all names, each starting one character later.
fn one_long_name(length: usize) -> Vec<u8> {
    let strings = vec![b'x'; length / 2];
    let functions = (0..length as u64 / 50).map(|n| record(8, &[n, length as u64 / 2 - n, 1, 0, 1, 0, 0, 0, 0, 0]));
    module_with([types([record(2, &[]), record(21, &[0, 0])])].into_iter().chain(functions), &strings)
}

/// Functions that each declare as many blocks as the file could hold.
fn blocks(length: usize) -> Vec<u8> {
    let count = length / 40;
    let functions = (0..count).map(|_| record(8, &[0, 0, 1, 0, 0, 0, 0, 0, 0, 0]));
    let body = |_| block(FUNCTION, [record(1, &[length as u64]), record(15, &[])]);
    let bodies = (0..count).map(body);
    module([types([record(2, &[]), record(21, &[0, 0])])].into_iter().chain(functions).chain(bodies))
}

/// Nested unknown blocks.
fn nested_blocks(length: usize) -> Vec<u8> {
    let mut inner = block(60, []);
    // Depth limited by the recursion of the writer.
    for _ in 0..1000.min(length / 20) {
        inner = block(METADATA, [inner]);
    }
    module([types([record(2, &[])]), inner])
}

/// Switches in the format before LLVM 3.3, with case ranges.
fn switches(length: usize) -> Vec<u8> {
    let all = types([record(2, &[]), record(7, &[64]), record(21, &[0, 0, 1])]);
    let case = [1, 0, 0, 1 << 40, 0];
    let cases: Vec<u64> = std::iter::repeat_n(case, length / 16).flatten().collect();
    let magic = [0x4b5 << 16, 1, 0, 0, length as u64 / 16].into_iter().chain(cases).collect();
    let body = block(FUNCTION, [record(1, &[1]), Item::Record(12, magic)]);
    module([all, define(2), body])
}

/// Attribute lists that refer to one large group, and functions that use them.
fn attributes(length: usize) -> Vec<u8> {
    let strings = (0..length as u64 / 16).flat_map(|n| [3, 97 + n % 26, 97 + n / 26 % 26, 97 + n / 676 % 26, 97, 0]);
    let group: Vec<u64> = [1, 0xffff_ffff].into_iter().chain(strings).collect();
    let lists = (0..length / 12).map(|_| record(2, &[1]));
    let functions = (0..length as u64 / 30).map(|n| record(8, &[0, 0, 1, 0, 1, 0, 1 + n, 0, 0, 0]));
    let all = types([record(2, &[]), record(21, &[0, 0])]);
    let blocks = [block(PARAMATTR_GROUP, [Item::Record(3, group)]), block(PARAMATTR, lists), all];
    module(blocks.into_iter().chain(functions))
}

/// Ranges of integers of LLVM's maximum width.
fn attribute_ranges(length: usize) -> Vec<u8> {
    let groups = (0..length as u64 / 20).map(|n| record(3, &[n, 1, 7, 92, 1 << 23, 1 | 1 << 32, 2, 4]));
    module([block(PARAMATTR_GROUP, groups)])
}

/// The maximum number of strings: empty ones.
fn metadata_strings(length: usize) -> Vec<u8> {
    let count = length as u64 * 8 / 6 - 100;
    module([block(METADATA, [Item::Blob(35, vec![count, length as u64], vec![0; length])])])
}

/// Nodes with many references to the same node.
fn metadata_nodes(length: usize) -> Vec<u8> {
    let nodes = (0..length / 4).map(|_| record(5, &[1]));
    module([block(METADATA, [record(3, &[])].into_iter().chain(nodes))])
}

/// Each node refers to the previous one twice.
fn metadata_chain(length: usize) -> Vec<u8> {
    let nodes = (1..length as u64 / 12).map(|n| record(3, &[n, n]));
    let named = [text(4, &[], "n"), record(10, &[length as u64 / 12 - 1])];
    module([block(METADATA, [record(3, &[])].into_iter().chain(nodes).chain(named))])
}

/// Many metadata kinds.
fn metadata_kinds(length: usize) -> Vec<u8> {
    let kinds = (0..length as u64 / 8).map(|n| record(6, &[(1 << 31) + n, 97 + n % 26]));
    module([block(METADATA_KIND, kinds)])
}

/// Use-list orders of unused values.
fn use_lists(length: usize) -> Vec<u8> {
    let orders = (0..length as u64 / 8).map(|n| record(1, &[1, 0, n % 2]));
    let all = types([record(2, &[]), record(21, &[0, 0])]);
    module([all, define(1), block(USELIST, orders), block(FUNCTION, [record(1, &[1]), record(10, &[])])])
}

/// One name for all values.
fn names(length: usize) -> Vec<u8> {
    let all = types([record(2, &[]), record(7, &[64]), record(21, &[0, 0, 1])]);
    let count = length as u64 / 15;
    let sums = (0..count).map(|_| record(2, &[1, 1, 0]));
    let body = [record(1, &[1])].into_iter().chain(sums).chain([record(10, &[])]);
    let symbols = block(SYMTAB, (0..count).map(|n| text(1, &[1 + n], "x")));
    module([all, define(2), block(FUNCTION, body.chain([symbols]))])
}

/// All attachments at one instruction.
fn attachments(length: usize) -> Vec<u8> {
    let all = types([record(2, &[]), record(21, &[0, 0])]);
    let nodes = block(METADATA, [record(3, &[])]);
    let attached = block(ATTACHMENT, (0..length / 8).map(|_| record(11, &[0, 1, 0])));
    let kinds = block(METADATA_KIND, [text(6, &[1], "tbaa")]);
    module([all, define(1), kinds, nodes, block(FUNCTION, [record(1, &[1]), record(10, &[]), attached])])
}

/// Many abbreviations for a kind of block that occurs many times.
fn abbreviations(length: usize) -> Vec<u8> {
    let count = length / 90;
    let functions = (0..count).map(|_| record(8, &[0, 0, 1, 0, 0, 0, 0, 0, 0, 0]));
    let bodies = (0..count)
        .map(|_| block(FUNCTION, [Item::Abbreviation(vec![Bits::Literal(10)]), record(1, &[1]), record(10, &[])]));
    let defined = (0..length / 8).map(|_| Item::Abbreviation(vec![Bits::Literal(10)]));
    let infos = block(BLOCKINFO, [record(1, &[FUNCTION.into()])].into_iter().chain(defined));
    module([infos, types([record(2, &[]), record(21, &[0, 0])])].into_iter().chain(functions).chain(bodies))
}

/// Records of thousands of operands that are literals in their abbreviation.
fn literal_numbers(length: usize) -> Vec<u8> {
    let literals = std::iter::repeat_n(Bits::Literal(0), 4000);
    let node = Item::Abbreviation([Bits::Literal(3)].into_iter().chain(literals).collect());
    module([block(METADATA, [node].into_iter().chain((0..length - 6000).map(|_| Item::Short(4))))])
}

/// Nodes that consist of their abbreviation id only.
fn literal_nodes(length: usize) -> Vec<u8> {
    let node = Item::Abbreviation(vec![Bits::Literal(5)]);
    module([block(METADATA, [node].into_iter().chain((0..length).map(|_| Item::Short(4))))])
}

/// Instructions that consist of their abbreviation id only.
fn records_of_no_bits(length: usize) -> Vec<u8> {
    let all = types([record(2, &[]), record(7, &[64]), record(21, &[1, 1]), record(21, &[0, 0, 1])]);
    let sum = Item::Abbreviation([2, 1, 1, 0].map(Bits::Literal).to_vec());
    let body = [record(1, &[1]), sum].into_iter().chain((0..length).map(|_| Item::Short(4)));
    module([all, define(3), block(FUNCTION, body.chain([record(10, &[])]))])
}

/// Arrays of elements without bits.
fn array_of_nothing(length: usize) -> Vec<u8> {
    let node = Item::Abbreviation(vec![Bits::Literal(3), Bits::Array, Bits::Fixed(0)]);
    let arrays = (0..length / 8).map(|_| Item::Array(4, (length / 8) as u64));
    module([block(METADATA, [node].into_iter().chain(arrays))])
}
