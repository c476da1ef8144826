// The pages that the extension shows, apart from the editor. Their policy allows nothing but the style and the script that
// have the page's nonce.

import { escaped, STYLE } from "./drawing";

/** The result of a command, as the server answers. */
export interface Output {
  status: number | null;
  ended: string;
  stdout: string;
  stderr: string;
}

/** A result with what led to it. */
export interface Entry {
  /** What was done: `run @fac`. */
  title: string;
  /** The file. */
  uri: string;
  /** Its name in reports. */
  name: string;
  output: Output;
  /** How long it took, in milliseconds. */
  time: number;
}

/** Where a report points to. */
export interface Place {
  uri: string;
  /** From 0. */
  line: number;
  column: number;
}

/** The command that opens a place. */
export const OPEN_PLACE = "llvmlite-jit.openPlace";

function policy(nonce: string, script: boolean): string {
  const scripts = script ? ` script-src 'nonce-${nonce}';` : "";
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}';${scripts}">`;
}

function link(place: Place, text: string): string {
  const command = `command:${OPEN_PLACE}?${encodeURIComponent(JSON.stringify([place]))}`;
  return `<a href="${escaped(command)}">${escaped(text)}</a>`;
}

/** Returns a text as HTML in which `fac.ll:3:20` is a link. */
export function linked(text: string, name: string, uri: string): string {
  const file = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const parts = text.split(new RegExp(`(?<![\\w./-])(${file}:\\d+(?::\\d+)?)(?!\\d)`));
  return parts
    .map((part, n) => {
      if (n % 2 === 0) {
        return escaped(part);
      }
      const [line, column] = part.slice(name.length + 1).split(":").map(Number);
      return link({ uri, line: line - 1, column: (column ?? 1) - 1 }, part);
    })
    .join("");
}

/** Returns how a run ended, and whether well: a status alone may be the result of the program. */
export function ending(output: Output): { text: string; good: boolean } {
  if (output.status === null || output.ended !== "exited") {
    return { text: output.ended, good: false };
  }
  return { text: `exit status ${output.status}`, good: output.status === 0 || output.stderr === "" };
}

const RESULTS = `
body { padding: 0 12px 12px; font-family: var(--vscode-font-family); color: var(--vscode-foreground); }
section { border-bottom: 1px solid var(--vscode-panel-border, #8884); padding: 8px 0; }
header { display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap; }
h2 { font-size: 1em; margin: 0; }
.end { padding: 0 6px; border-radius: 3px; background: var(--vscode-badge-background); color: var(--vscode-badge-foreground); }
.bad { background: var(--vscode-inputValidation-errorBackground, #a1260d); color: var(--vscode-foreground); outline: 1px solid var(--vscode-inputValidation-errorBorder, transparent); }
.time { color: var(--vscode-descriptionForeground); }
pre { font-family: var(--vscode-editor-font-family); font-size: var(--vscode-editor-font-size); margin: 6px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre.err { color: var(--vscode-descriptionForeground); border-left: 2px solid var(--vscode-inputValidation-warningBorder, #b89500); padding-left: 8px; }
a { color: var(--vscode-textLink-foreground); }
.empty { color: var(--vscode-descriptionForeground); }
`;

/** Returns the page with the results of commands, the last one first. */
export function results(entries: Entry[], nonce: string): string {
  const shown = entries.map((entry) => {
    const { text, good } = ending(entry.output);
    const block = (content: string, name: string) =>
      content === "" ? "" : `<pre class="${name}">${linked(content.trimEnd(), entry.name, entry.uri)}</pre>`;
    return `<section><header><h2>${escaped(entry.title)}</h2>
${link({ uri: entry.uri, line: 0, column: 0 }, entry.name)}
<span class="end${good ? "" : " bad"}">${escaped(text)}</span> <span class="time">${duration(entry.time)}</span></header>
${block(entry.output.stdout, "out")}${block(entry.output.stderr, "err")}</section>`;
  });
  const body = shown.length > 0 ? shown.join("\n") : `<p class="empty">Nothing has been run yet.</p>`;
  return document("Results", nonce, false, RESULTS, body);
}

function duration(time: number): string {
  return time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
}

const GRAPH = `
body { padding: 8px; background: var(--vscode-editor-background); color: var(--vscode-foreground); }
.note { color: var(--vscode-descriptionForeground); }
`;

// A click on a block asks the editor to go there; the editor says which block the cursor is in.
const SCRIPT = `
const editor = acquireVsCodeApi();
const blocks = () => [...document.querySelectorAll("[data-block]")];
document.addEventListener("click", (event) => {
  const block = event.target.closest("[data-block]");
  if (block) editor.postMessage({ block: Number(block.dataset.block) });
});
window.addEventListener("message", ({ data }) => {
  for (const block of blocks()) {
    const current = Number(block.dataset.block) === data.current;
    block.classList.toggle("current", current);
    if (current) block.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
});
editor.postMessage({ ready: true });
`;

/** Returns the page with a drawing, which is made smaller to fit as long as it can be read. */
export function graph(drawing: string, note: string, nonce: string): string {
  const width = Number(/<svg[^>]* width="(\d+)"/.exec(drawing)?.[1] ?? 0);
  const size = `svg { width: clamp(${Math.round(0.75 * width)}px, 100%, ${width}px); height: auto; }`;
  const about = note === "" ? "" : `<p class="note">${escaped(note)}</p>`;
  return document("Control-flow graph", nonce, true, GRAPH + STYLE + size, `${about}${drawing}<script nonce="${nonce}">${SCRIPT}</script>`);
}

function document(title: string, nonce: string, script: boolean, style: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">${policy(nonce, script)}<title>${title}</title>
<style nonce="${nonce}">${style}</style></head>
<body>${body}</body></html>`;
}
