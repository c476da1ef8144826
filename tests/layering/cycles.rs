//! Import cycles inside a module of `src` (a file with its directory): a strongly connected component of its files has at
//! most six. `tests/layering/imports.rs` defines which imports count.
//!
//! `LAYERING_CYCLES=MODULE cargo test --test layering cycles -- --nocapture` prints the components of a module with the
//! imports inside them (`all` for every module), and the imports whose removal makes the largest component smallest.
//! Without cargo: `tests/layering/cycles MODULE`.

use super::imports::{Imports, imports};
use super::source::{Source, all, root};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of files that may import each other in a circle.
const MAX_CYCLE: usize = 6;

#[test]
fn cycles_of_imports_are_small() {
    let print = std::env::var("LAYERING_CYCLES").unwrap_or_default();
    let (files, imports) = crates();
    let mut wrong = Vec::new();
    for module in modules(files) {
        let members: BTreeSet<usize> = (0..files.len()).filter(|f| top_module(&files[*f]) == module).collect();
        let components = components(&members, &imports);
        if print == "all" || print == module {
            print_module(module, &components, files, &imports);
        }
        let sizes: Vec<usize> = components.iter().map(BTreeSet::len).filter(|size| *size > MAX_CYCLE).collect();
        if !sizes.is_empty() {
            wrong.push(format!("{module}: components of {sizes:?} files, more than {MAX_CYCLE}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "\n{}\nTake an import back: `tests/layering/cycles MODULE` lists them.",
        wrong.join("\n")
    );
}

/// Returns all files with their imports, of the library and of the binary.
fn crates() -> (&'static [Source], Vec<Imports>) {
    let files = all();
    let (library, binary) = (imports(files, "lib"), imports(files, "main"));
    let imports = library.into_iter().zip(binary).enumerate().map(|(file, (library, binary))| {
        if matches!(top_module(&files[file]), "main" | "cli") { binary } else { library }
    });
    let imports = imports.collect();
    (files, imports)
}

fn top_module(file: &Source) -> &str {
    file.module.split("::").next().unwrap_or("")
}

fn modules(files: &[Source]) -> BTreeSet<&str> {
    files.iter().map(top_module).collect()
}

/// Returns the strongly connected components of more than one file, the largest first (Tarjan's algorithm).
fn components(members: &BTreeSet<usize>, imports: &[Imports]) -> Vec<BTreeSet<usize>> {
    struct Search<'a> {
        members: &'a BTreeSet<usize>,
        imports: &'a [Imports],
        /// Order of the first visit, and the earliest file on the stack that can be reached.
        visited: BTreeMap<usize, (usize, usize)>,
        stack: Vec<usize>,
        components: Vec<BTreeSet<usize>>,
    }
    fn visit(search: &mut Search, file: usize) {
        let order = search.visited.len();
        search.visited.insert(file, (order, order));
        search.stack.push(file);
        let mut lowest = order;
        for &next in search.imports[file].keys().filter(|next| search.members.contains(next)) {
            if !search.visited.contains_key(&next) {
                visit(search, next);
                lowest = lowest.min(search.visited[&next].1);
            } else if search.stack.contains(&next) {
                lowest = lowest.min(search.visited[&next].0);
            }
        }
        search.visited.insert(file, (order, lowest));
        if lowest == order {
            let at = search.stack.iter().position(|f| *f == file).unwrap_or(0);
            search.components.push(search.stack.split_off(at).into_iter().collect());
        }
    }
    let mut search = Search { members, imports, visited: BTreeMap::new(), stack: Vec::new(), components: Vec::new() };
    for &file in members {
        if !search.visited.contains_key(&file) {
            visit(&mut search, file);
        }
    }
    let mut components = search.components;
    components.retain(|component| component.len() > 1);
    components.sort_by_key(|component| std::cmp::Reverse(component.len()));
    components
}

fn print_module(module: &str, components: &[BTreeSet<usize>], files: &[Source], imports: &[Imports]) {
    let name = |file: usize| files[file].path.strip_prefix(root()).unwrap_or(&files[file].path).display();
    println!("{module}: components of {:?} files", components.iter().map(BTreeSet::len).collect::<Vec<_>>());
    for component in components {
        println!("\n  a component of {} files:", component.len());
        for &file in component {
            println!("    {} imports", name(file));
            for (other, names) in imports[file].iter().filter(|(other, _)| component.contains(other)) {
                println!("      {}: {}", name(*other), names.iter().cloned().collect::<Vec<_>>().join(", "));
            }
        }
    }
    let Some(largest) = components.first().filter(|largest| largest.len() > MAX_CYCLE) else { return };
    let mut effects = Vec::new();
    for &file in largest {
        for &other in imports[file].keys().filter(|other| largest.contains(other)) {
            let mut fewer = imports.to_vec();
            fewer[file].remove(&other);
            let size = self::components(largest, &fewer).first().map_or(1, BTreeSet::len);
            effects.push((size, format!("without {} in {}", name(other), name(file))));
        }
        for (all, which) in [(true, "all imports of"), (false, "all imports by")] {
            let mut fewer = imports.to_vec();
            match all {
                true => fewer.iter_mut().for_each(|imports| drop(imports.remove(&file))),
                false => fewer[file].clear(),
            }
            let size = self::components(largest, &fewer).first().map_or(1, BTreeSet::len);
            effects.push((size, format!("without {which} {}", name(file))));
        }
    }
    effects.sort();
    println!("\n  size of the largest component");
    for (size, effect) in effects.iter().filter(|(size, _)| *size + 1 < largest.len()).take(25) {
        println!("    {size:3} {effect}");
    }
}

#[test]
fn components_are_found() {
    let imports: Vec<Imports> = [&[1][..], &[2], &[0, 3], &[4], &[3], &[0]]
        .iter()
        .map(|to| to.iter().map(|to| (*to, BTreeSet::new())).collect())
        .collect();
    let of = |members: std::ops::Range<usize>| components(&members.collect(), &imports);
    assert_eq!(of(0..6), [BTreeSet::from([0, 1, 2]), BTreeSet::from([3, 4])]);
    assert_eq!(of(1..6), [BTreeSet::from([3, 4])]);
}
