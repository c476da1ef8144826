//! Changes of the global offset tables (GOT) of loaded libraries, through which they call functions of other libraries.

use libc::c_void;
use std::ffi::CStr;
use std::sync::atomic::{AtomicU64, Ordering};

/// Entry of an object's dynamic section (`Elf64_Dyn`).
#[repr(C)]
struct Elf64Dyn {
    tag: i64,
    value: u64,
}

/// Relocation with an addend (`Elf64_Rela`).
#[repr(C)]
struct Elf64Rela {
    offset: u64,
    info: u64,
    _addend: i64,
}

const DT_PLTRELSZ: i64 = 2;
const DT_STRTAB: i64 = 5;
const DT_SYMTAB: i64 = 6;
const DT_RELA: i64 = 7;
const DT_RELASZ: i64 = 8;
const DT_JMPREL: i64 = 23;

const R_X86_64_64: u64 = 1;
const R_X86_64_GLOB_DAT: u64 = 6;
const R_X86_64_JUMP_SLOT: u64 = 7;
const PAGE: u64 = 4096;

/// Redirects function calls of a loaded object: `replacement` returns the new address for the name of a symbol.
///
/// # Safety
/// `info` must be the loader's description of a loaded object, and each replacement must meet the object's expectations
/// of the replaced function.
pub(super) unsafe fn redirect(info: &libc::dl_phdr_info, replacement: impl Fn(&[u8]) -> Option<usize>) {
    // SAFETY: the object is mapped.
    let (base, headers) =
        unsafe { (info.dlpi_addr, std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into())) };
    let range = |header: &libc::Elf64_Phdr| base + header.p_vaddr..base + header.p_vaddr + header.p_memsz;
    let here = patch_relocation as *const () as u64;
    // The object that contains this code keeps its own functions.
    if headers.iter().any(|h| h.p_type == libc::PT_LOAD && range(h).contains(&here)) {
        return;
    }
    let Some(dynamic) = headers.iter().find(|h| h.p_type == libc::PT_DYNAMIC) else { return };
    let sealed = headers.iter().find(|h| h.p_type == libc::PT_GNU_RELRO).map(range).unwrap_or_default();
    // SAFETY: the object's dynamic section ends with an entry of tag 0. The loader has relocated the
    // addresses in it. Addresses that it has not relocated (in the vDSO) are below one page, and are skipped.
    unsafe {
        let mut entry = (base + dynamic.p_vaddr) as *const Elf64Dyn;
        let (mut symbols, mut strings, mut tables) = (0, 0, [(0u64, 0u64); 2]);
        while (*entry).tag != 0 {
            let Elf64Dyn { tag, value } = *entry;
            match tag {
                DT_STRTAB => strings = value,
                DT_SYMTAB => symbols = value,
                DT_RELA => tables[0].0 = value,
                DT_RELASZ => tables[0].1 = value,
                DT_JMPREL => tables[1].0 = value,
                DT_PLTRELSZ => tables[1].1 = value,
                _ => {}
            }
            entry = entry.add(1);
        }
        if strings < PAGE || symbols < PAGE {
            return;
        }
        for (address, size) in tables.into_iter().filter(|(address, _)| *address >= PAGE) {
            let count = size as usize / size_of::<Elf64Rela>();
            for relocation in std::slice::from_raw_parts(address as *const Elf64Rela, count) {
                if !matches!(relocation.info & 0xffff_ffff, R_X86_64_64 | R_X86_64_GLOB_DAT | R_X86_64_JUMP_SLOT) {
                    continue;
                }
                let symbol = (symbols as *const libc::Elf64_Sym).add((relocation.info >> 32) as usize);
                let name = CStr::from_ptr((strings + u64::from((*symbol).st_name)) as *const libc::c_char);
                let at = base + relocation.offset;
                // A word of packed data may span two pages, and cannot be written atomically.
                if let Some(address) = replacement(name.to_bytes()).filter(|_| at.is_multiple_of(8)) {
                    patch_relocation(at, address as u64, &sealed);
                }
            }
        }
    }
}

/// Replaces addresses, each given with its replacement, in the data of a loaded object that is read-only after
/// relocation.
///
/// # Safety
/// `info` must be the loader's description of a loaded object, and each replacement must meet the object's expectations
/// of the replaced function.
pub(super) unsafe fn replace_addresses(info: &libc::dl_phdr_info, replacements: &[(usize, usize)]) {
    // SAFETY: the object is mapped.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    for header in headers.iter().filter(|header| header.p_type == libc::PT_GNU_RELRO) {
        let start = (info.dlpi_addr + header.p_vaddr).next_multiple_of(8);
        let end = info.dlpi_addr + header.p_vaddr + header.p_memsz;
        for at in (start..end.saturating_sub(7)).step_by(8) {
            // SAFETY: an aligned word of the object.
            let word = unsafe { (*(at as *const AtomicU64)).load(Ordering::Relaxed) } as usize;
            if let Some((_, to)) = replacements.iter().find(|(from, _)| *from == word) {
                // SAFETY: the same.
                unsafe { patch_relocation(at, *to as u64, &(start..end)) };
            }
        }
    }
}

/// Writes an address to the target of a relocation: a word of an object's global offset table, or of its data.
///
/// # Safety
/// `at` must be an aligned word of the object, and `sealed` the object's read-only range after relocation
/// (RELRO).
unsafe fn patch_relocation(at: u64, address: u64, sealed: &std::ops::Range<u64>) {
    let page = (at / PAGE * PAGE) as *mut c_void;
    // SAFETY: the word is valid by the caller's contract; it is aligned and so lies in one page. Other threads see
    // the old or the new address, and both are valid.
    unsafe {
        let word = &*(at as *const AtomicU64);
        if word.load(Ordering::Relaxed) == address {
            return;
        }
        if libc::mprotect(page, PAGE as usize, libc::PROT_READ | libc::PROT_WRITE) != 0 {
            return;
        }
        word.store(address, Ordering::Relaxed);
        if sealed.contains(&at) {
            libc::mprotect(page, PAGE as usize, libc::PROT_READ);
        }
    }
}
