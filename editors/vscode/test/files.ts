// Files of the project that tests read.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import * as path from "node:path";

/** The root of the project: `check` states it, since tests run from a bundle. */
export const ROOT = process.env.LLVMLITE_ROOT ?? path.resolve(__dirname, "../../..");

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** Returns the files below a folder whose names end so. */
export function below(folder: string, suffix: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(suffix))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Returns the command, if it was built. */
export function command(): string | undefined {
  const file = process.env.LLVMLITE_JIT_COMMAND ?? path.join(ROOT, "target/debug/llvmlite-jit");
  return existsSync(file) ? file : undefined;
}

/** Why a test that needs the command is skipped; `false` if it is not. */
export function skip(): string | false {
  if (command() !== undefined) {
    return false;
  }
  if (process.env.LLVMLITE_REQUIRE_TOOLS) {
    throw new Error("the command was not built");
  }
  return "the command was not built";
}
