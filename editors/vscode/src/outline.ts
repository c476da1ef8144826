// Functions and blocks of a text, as the server's outline has them.

import * as vscode from "vscode";
import { firstStatement, plain } from "./text";

/** A function with a body. */
export interface Definition {
  /** Its name as `--function` takes it. */
  name: string;
  range: vscode.Range;
  /** Where its name stands. */
  place: vscode.Range;
  /** The place of each block, the entry first. */
  blocks: vscode.Range[];
}

const known = new WeakMap<vscode.TextDocument, { version: number; found: Definition[] }>();

/** Returns the functions of a text. */
export async function definitions(document: vscode.TextDocument): Promise<Definition[]> {
  const before = known.get(document);
  if (before?.version === document.version) {
    return before.found;
  }
  const version = document.version;
  const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
    "vscode.executeDocumentSymbolProvider",
    document.uri,
  );
  // Empty, too, before the server runs: this is asked again.
  if (symbols === undefined || symbols.length === 0 || document.version !== version) {
    return [];
  }
  const isDefinition = (symbol: vscode.DocumentSymbol) =>
    symbol.kind === vscode.SymbolKind.Function && document.getText(symbol.range).startsWith("define");
  const found = symbols.filter(isDefinition).map((symbol) => ({
    name: plain(symbol.name),
    range: symbol.range,
    place: symbol.selectionRange,
    blocks: blocks(document, symbol),
  }));
  known.set(document, { version, found });
  return found;
}

function blocks(document: vscode.TextDocument, symbol: vscode.DocumentSymbol): vscode.Range[] {
  const labeled = symbol.children.map((child) => child.range);
  // The first block needs no label.
  const end = labeled[0]?.start ?? symbol.range.end;
  const name = document.offsetAt(symbol.selectionRange.end);
  const first = firstStatement(document.getText(new vscode.Range(symbol.selectionRange.end, end)));
  return first === undefined ? labeled : [new vscode.Range(document.positionAt(name + first), end), ...labeled];
}

/** Returns the function at a place. */
export function at(found: Definition[], place: vscode.Position): Definition | undefined {
  return found.find((one) => one.range.contains(place));
}

/** Returns the number of the block at a place. */
export function blockAt(definition: Definition, place: vscode.Position): number | undefined {
  for (let n = definition.blocks.length - 1; n >= 0; n--) {
    if (definition.blocks[n].start.line <= place.line) {
      return n;
    }
  }
  return undefined;
}
