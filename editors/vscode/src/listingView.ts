// Machine code or Cranelift's code beside the program. Each side follows the cursor of the other.

import * as vscode from "vscode";
import { type Form, lineOf, linesOf, type Listing, parse, runs } from "./listing";
import { at, definitions } from "./outline";
import type { Server } from "./server";

export const SCHEME = "llvmlite-jit-listing";

/** Texts up to this length are shown as a whole, of others the function under the cursor. */
const SHORT = 64 << 10;
/** Pause in typing after which the listing is made anew, in milliseconds. */
const PAUSE = 400;

const COLORS = [210, 30, 140, 280, 60, 180, 330, 100];

interface View {
  source: vscode.Uri;
  form: Form;
  /** Of long texts: the function that is shown. */
  function?: string;
  listing: Listing;
  /** Why the text is not that of the program, if it is not. */
  stale?: string;
  timer?: NodeJS.Timeout;
  /** Counts the requests: an answer that is not the newest is dropped. */
  asked: number;
}

export class Listings implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly views = new Map<string, View>();
  private readonly shades: vscode.TextEditorDecorationType[];
  private readonly current: vscode.TextEditorDecorationType;
  private readonly parts: vscode.Disposable[];

  constructor(private readonly server: Server) {
    this.shades = COLORS.map((hue) =>
      vscode.window.createTextEditorDecorationType({
        isWholeLine: true,
        light: { backgroundColor: `hsla(${hue}, 80%, 45%, 0.10)` },
        dark: { backgroundColor: `hsla(${hue}, 70%, 60%, 0.12)` },
      }),
    );
    this.current = vscode.window.createTextEditorDecorationType({
      isWholeLine: true,
      backgroundColor: new vscode.ThemeColor("editor.wordHighlightStrongBackground"),
      overviewRulerColor: new vscode.ThemeColor("editorOverviewRuler.wordHighlightStrongForeground"),
      overviewRulerLane: vscode.OverviewRulerLane.Center,
    });
    this.parts = [
      this.changed,
      this.current,
      ...this.shades,
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.edited(document)),
      vscode.workspace.onDidCloseTextDocument((document) => void this.closed(document)),
      vscode.window.onDidChangeTextEditorSelection((event) => void this.moved(event.textEditor)),
      vscode.window.onDidChangeVisibleTextEditors(() => this.paint()),
      server.onDidChange(() => this.views.forEach((view, key) => this.soon(key, view))),
    ];
  }

  dispose() {
    this.views.forEach((view) => clearTimeout(view.timer));
    this.parts.forEach((part) => part.dispose());
  }

  /** Shows the code of a text beside it. */
  async show(form: Form, source: vscode.TextDocument, name?: string) {
    const place = source.uri;
    const uri = vscode.Uri.from({
      scheme: SCHEME,
      path: `${place.path}.${form}`,
      query: encoded({ source: place.toString(), form }),
    });
    const view = this.viewOf(uri);
    if (source.getText().length > SHORT) {
      view.function = name ?? (await this.functionOf(source))?.name;
      if (view.function === undefined) {
        void vscode.window.showInformationMessage("Put the cursor into a function: of a long text, one is shown.");
        return;
      }
    }
    await this.make(uri.toString(), view);
    if (view.listing.text === "" && view.stale !== undefined) {
      void vscode.window.showErrorMessage(`There is no code: ${view.stale}`);
      return;
    }
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.languages.setTextDocumentLanguage(document, `llvmlite-jit-${form}`);
    const beside = vscode.window.visibleTextEditors.find((editor) => editor.document.uri.toString() === uri.toString());
    await vscode.window.showTextDocument(document, {
      viewColumn: beside?.viewColumn ?? vscode.ViewColumn.Beside,
      preserveFocus: true,
      preview: false,
    });
    this.paint();
    const editor = this.sourceEditor(view);
    if (editor !== undefined) {
      await this.moved(editor);
    }
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const view = this.viewOf(uri);
    if (view.listing.text === "" && view.stale === undefined) {
      await this.make(uri.toString(), view);
    }
    const sign = view.form === "asm" ? "#" : ";";
    const note = view.stale === undefined ? "" : `${sign} not that of the text as it is now: ${view.stale}\n`;
    return note + view.listing.text;
  }

  private viewOf(uri: vscode.Uri): View {
    const key = uri.toString();
    let view = this.views.get(key);
    if (view === undefined) {
      const { source, form } = decoded(uri.query);
      view = { source: vscode.Uri.parse(source, true), form: form === "clif" ? "clif" : "asm", listing: parse(""), asked: 0 };
      this.views.set(key, view);
    }
    return view;
  }

  /** Asks the server for the listing. */
  private async make(key: string, view: View) {
    const number = ++view.asked;
    let listing: Listing | undefined;
    let stale: string | undefined;
    try {
      const output = await this.server.ask(view.form, { uri: view.source.toString(), function: view.function });
      if (output.status === 0) {
        listing = parse(output.stdout);
      } else {
        stale = output.stderr.split("\n").find((line) => line !== "") ?? output.ended;
      }
    } catch (error) {
      stale = error instanceof Error ? error.message : String(error);
    }
    if (number !== view.asked) {
      return;
    }
    view.listing = listing ?? view.listing;
    view.stale = stale;
    this.changed.fire(vscode.Uri.parse(key, true));
  }

  private edited(document: vscode.TextDocument) {
    const key = document.uri.toString();
    if (this.views.has(key)) {
      // The new listing is there.
      this.paint();
      return;
    }
    for (const [name, view] of this.views) {
      if (view.source.toString() === key) {
        this.soon(name, view);
      }
    }
  }

  private soon(key: string, view: View) {
    clearTimeout(view.timer);
    if (this.server.isRunning) {
      view.timer = setTimeout(() => void this.make(key, view), PAUSE);
    }
  }

  private async closed(document: vscode.TextDocument) {
    const key = document.uri.toString();
    const view = this.views.get(key);
    // A text whose language is set is closed and opened again.
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (view !== undefined && !vscode.workspace.textDocuments.some((one) => one.uri.toString() === key)) {
      clearTimeout(view.timer);
      this.views.delete(key);
      this.paint();
    }
  }

  private async functionOf(document: vscode.TextDocument) {
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
    return editor && at(await definitions(document), editor.selection.active);
  }

  private sourceEditor(view: View) {
    const key = view.source.toString();
    return vscode.window.visibleTextEditors.find((editor) => editor.document.uri.toString() === key);
  }

  private listingEditor(key: string) {
    return vscode.window.visibleTextEditors.find((editor) => editor.document.uri.toString() === key);
  }

  /** The first line of a text that is not current is a note. */
  private static offset(view: View) {
    return view.stale === undefined ? 0 : 1;
  }

  /** Gives each line of a program the color of what came of it. */
  private paint() {
    const painted = new Set<vscode.TextEditor>();
    for (const [key, view] of this.views) {
      const beside = this.listingEditor(key);
      const source = this.sourceEditor(view);
      if (beside === undefined) {
        continue;
      }
      const colors: [vscode.Range[], vscode.Range[]][] = this.shades.map(() => [[], []]);
      if (vscode.workspace.getConfiguration("llvmlite-jit").get("listing.colours", true)) {
        [...view.listing.lines.keys()]
          .sort((a, b) => a - b)
          .forEach((line, n) => {
            const [left, right] = colors[n % colors.length];
            left.push(lineRange(line, line));
            right.push(...this.rangesOf(view, view.listing.lines.get(line) ?? []));
          });
      }
      this.shades.forEach((shade, n) => {
        beside.setDecorations(shade, colors[n][1]);
        if (source !== undefined && !painted.has(source)) {
          source.setDecorations(shade, view.stale === undefined ? colors[n][0] : []);
        }
      });
      if (source !== undefined) {
        painted.add(source);
      }
    }
    // A program whose listing was closed loses its colors.
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document.languageId === "llvm" && !painted.has(editor)) {
        [...this.shades, this.current].forEach((shade) => editor.setDecorations(shade, []));
      }
    }
  }

  private rangesOf(view: View, lines: number[]): vscode.Range[] {
    const offset = Listings.offset(view);
    return runs(lines).map(([first, last]) => lineRange(first + offset, last + offset));
  }

  /** Follows the cursor of one side on the other. */
  private async moved(editor: vscode.TextEditor) {
    const key = editor.document.uri.toString();
    const line = editor.selection.active.line;
    const own = this.views.get(key);
    if (own !== undefined) {
      const source = this.sourceEditor(own);
      const origin = lineOf(own.listing, line - Listings.offset(own));
      const group = origin === undefined ? [] : linesOf(own.listing, origin);
      editor.setDecorations(this.current, this.rangesOf(own, group));
      source?.setDecorations(this.current, origin === undefined ? [] : [lineRange(origin, origin)]);
      if (origin !== undefined) {
        source?.revealRange(lineRange(origin, origin), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
      }
      return;
    }
    for (const [name, view] of this.views) {
      if (view.source.toString() !== key) {
        continue;
      }
      if (view.function !== undefined) {
        const here = at(await definitions(editor.document), editor.selection.active);
        if (here !== undefined && here.name !== view.function) {
          view.function = here.name;
          await this.make(name, view);
        }
      }
      const beside = this.listingEditor(name);
      const ranges = this.rangesOf(view, linesOf(view.listing, line));
      beside?.setDecorations(this.current, ranges);
      editor.setDecorations(this.current, ranges.length > 0 ? [lineRange(line, line)] : []);
      if (ranges.length > 0) {
        beside?.revealRange(ranges[0], vscode.TextEditorRevealType.InCenterIfOutsideViewport);
      }
    }
  }
}

// Characters that no form of a URI writes in another way: its text is the key of a view.
function encoded(about: { source: string; form: Form }): string {
  return Buffer.from(JSON.stringify(about)).toString("base64url");
}

function decoded(query: string): { source: string; form: Form } {
  return JSON.parse(Buffer.from(query, "base64url").toString());
}

function lineRange(first: number, last: number): vscode.Range {
  return new vscode.Range(first, 0, last, Number.MAX_SAFE_INTEGER);
}
