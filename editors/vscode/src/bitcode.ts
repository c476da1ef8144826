// Bitcode and bytecode: opening such a file shows its text, read-only.

import * as vscode from "vscode";
import { isBinary } from "./text";

/** The scheme of the texts that the server makes. */
export const SCHEME = "llvmlite-jit";

/** Returns the place of the text of a binary file. */
export function textOf(uri: vscode.Uri): vscode.Uri {
  return vscode.Uri.from({ scheme: SCHEME, path: `/text${uri.path}` });
}

/** Shows the text of a binary file. */
export async function showText(uri: vscode.Uri, viewColumn?: vscode.ViewColumn) {
  const document = await vscode.workspace.openTextDocument(textOf(uri));
  const shown = document.languageId === "llvm" ? document : await vscode.languages.setTextDocumentLanguage(document, "llvm");
  await vscode.window.showTextDocument(shown, { viewColumn, preview: false });
}

/** The editor of binary files: the text takes its place. */
export class Bitcode implements vscode.CustomReadonlyEditorProvider {
  static readonly id = "llvmlite-jit.bitcode";

  constructor(private readonly ready: () => Promise<unknown>) {}

  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor(document: vscode.CustomDocument, panel: vscode.WebviewPanel) {
    panel.webview.options = { enableScripts: false, localResourceRoots: [] };
    const say = (text: string) => {
      const shown = text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
      panel.webview.html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head><body><pre>${shown}</pre></body></html>`;
    };
    say("Reading …");
    const column = panel.viewColumn;
    try {
      // `.bc` is also the suffix of programs for the calculator bc.
      if (!isBinary((await vscode.workspace.fs.readFile(document.uri)).subarray(0, 8))) {
        await vscode.commands.executeCommand("vscode.openWith", document.uri, "default", column);
        panel.dispose();
        return;
      }
      await this.ready();
      await showText(document.uri, column);
      panel.dispose();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }
}
