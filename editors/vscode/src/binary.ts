// The search for the command, apart from the editor: the tests run it under node.

import * as path from "node:path";

/** The name of the command. */
export const NAME = "llvmlite-jit";

/** What the search asks of the machine. */
export interface Machine {
  /** `$HOME`. */
  home: string;
  /** `$PATH`. */
  path: string;
  /** Whether there is an executable file of this name. */
  isExecutable(file: string): boolean;
}

/** The result of the search. */
export type Search = { file: string } | { file: undefined; tried: string[] };

/**
 * Returns the places where the command may be, the likeliest first. The setting is the only one if it is given; it may
 * begin with `~`. Entries of `PATH` that are not absolute are left out: they would be folders of the workspace.
 */
export function candidates(setting: string, machine: Machine): string[] {
  const given = setting.trim();
  if (given !== "" && given !== NAME) {
    const file = given === "~" || given.startsWith("~/") ? path.join(machine.home, given.slice(1)) : given;
    return [file];
  }
  const folders = machine.path.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  folders.push(path.join(machine.home, ".cargo", "bin"), path.join(machine.home, ".local", "bin"), "/usr/local/bin", "/usr/bin");
  return [...new Set(folders.map((folder) => path.join(folder, NAME)))];
}

/** Looks for the command. */
export function find(setting: string, machine: Machine): Search {
  const tried = candidates(setting, machine);
  const file = tried.find((candidate) => path.isAbsolute(candidate) && machine.isExecutable(candidate));
  return file === undefined ? { file, tried } : { file };
}

/** Returns the message for a command that was not found. */
export function notFound(setting: string, tried: string[]): string {
  const given = setting.trim();
  if (given !== "" && given !== NAME) {
    return path.isAbsolute(tried[0])
      ? `The setting llvmlite-jit.path names ${tried[0]}, which is not an executable file.`
      : `The setting llvmlite-jit.path must be an absolute path or begin with ~/, unlike ${given}.`;
  }
  return "The command llvmlite-jit was not found: neither in PATH nor in ~/.cargo/bin or ~/.local/bin.";
}

/** Returns the version in what `llvmlite-jit --version` prints. */
export function version(output: string): string | undefined {
  return /^llvmlite-jit (\d+\.\d+\.\d+\S*)/m.exec(output)?.[1];
}

/** Splits a line into the arguments of a program, by the shell's rules for blanks, quotes and backslashes. */
export function splitArguments(line: string): string[] {
  const found: string[] = [];
  let word: string | undefined;
  let quote = "";
  for (let at = 0; at < line.length; at++) {
    const c = line[at];
    if (quote !== "'" && c === "\\" && at + 1 < line.length && (quote === "" || /["\\$`]/.test(line[at + 1]))) {
      word = (word ?? "") + line[++at];
    } else if (quote !== "") {
      if (c === quote) {
        quote = "";
      } else {
        word += c;
      }
    } else if (c === '"' || c === "'") {
      quote = c;
      word ??= "";
    } else if (/\s/.test(c)) {
      if (word !== undefined) {
        found.push(word);
      }
      word = undefined;
    } else {
      word = (word ?? "") + c;
    }
  }
  if (quote !== "") {
    throw new Error(`the quote ${quote} is not closed`);
  }
  return word === undefined ? found : [...found, word];
}
