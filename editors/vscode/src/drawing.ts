// Drawings of control-flow graphs for a page whose content-security policy allows no inline style.

// Colors are those of the editor's theme: a page of the editor does not know of `prefers-color-scheme`.
export const STYLE = `
svg text { font: 12px var(--vscode-editor-font-family, monospace); fill: var(--vscode-editor-foreground); white-space: pre; }
svg .title { font-size: 15px; font-weight: bold; }
svg .label { font-weight: bold; }
svg .block { fill: var(--vscode-editorWidget-background); stroke: var(--vscode-editorWidget-border, #808890); }
svg .header { stroke: var(--vscode-charts-purple, #8f62e0); stroke-width: 2.5; }
svg .dead { stroke-dasharray: 4 3; opacity: 0.7; }
svg text.grey { fill: var(--vscode-disabledForeground, #808080); }
svg text.loop { fill: var(--vscode-charts-purple, #8f62e0); }
svg .edge { fill: none; stroke-width: 1.6; }
svg .back { stroke-width: 2.4; stroke-dasharray: 7 4; }
svg text.case { font-size: 11px; fill: var(--vscode-descriptionForeground); }
svg .block { cursor: pointer; }
svg .current { stroke: var(--vscode-focusBorder, #0078d4); stroke-width: 3; }
svg text { pointer-events: none; }
`;

/**
 * Returns a drawing without what the policy forbids: the style sheet, inline styles and scripts. Each block gets its
 * number as `data-block`, in the order of the function.
 */
export function adapted(svg: string): string {
  const start = svg.indexOf("<svg");
  if (start < 0) {
    throw new Error("this is not a drawing");
  }
  let block = 0;
  return svg
    .slice(start)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>\s*/g, "")
    .replace(/ style="[^"]*"/g, "")
    .replace(/<rect class="block/g, () => `<rect data-block="${block++}" class="block`);
}

/** Returns a text in which HTML sees no markup. */
export function escaped(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (c) => names[c]);
}
