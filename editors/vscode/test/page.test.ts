import assert from "node:assert/strict";
import { test } from "node:test";
import { adapted, escaped } from "../src/drawing";
import { type Entry, ending, graph, linked, OPEN_PLACE, results } from "../src/page";
import { read } from "./files";

const output = { status: 0, ended: "exited", stdout: "", stderr: "" };

function entry(change: Partial<Entry> = {}, changed: Partial<Entry["output"]> = {}): Entry {
  return { title: "run @f", uri: "file:///a/f%20g.ll", name: "f g.ll", time: 12, output: { ...output, ...changed }, ...change };
}

/** Asserts that a page has a policy and nothing that the policy forbids. */
function isStrict(page: string, script: boolean) {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1] ?? "";
  assert.match(policy, /^default-src 'none'; style-src 'nonce-n0nce';/);
  assert.equal(policy.includes("script-src 'nonce-n0nce'"), script);
  assert.doesNotMatch(policy, /unsafe|\*|https?:/);
  assert.doesNotMatch(page, /\sstyle=|\son\w+=|javascript:|src=/);
  for (const tag of page.match(/<(?:script|style)\b[^>]*>/g) ?? []) {
    assert.match(tag, /nonce="n0nce"/);
  }
  assert.equal(/<script\b/.test(page), script);
}

test("a program's output is no markup", () => {
  const page = results([entry({}, { stdout: "<img src=x onerror='alert(1)'>", stderr: "</pre><script>x</script>" })], "n0nce");
  assert.ok(page.includes("&lt;img src=x onerror=&#39;alert(1)&#39;&gt;"));
  isStrict(page.replaceAll(/&lt;.*?&gt;/g, ""), false);
  assert.equal(escaped(`<a b="c" d='e'>&`), "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;");
});

test("places in reports are links, and only those of the file", () => {
  const html = linked(" --> f g.ll:3:20\nother.ll:3:20 xf g.ll:4:1 f g.ll:12 <b>", "f g.ll", "file:///a/f%20g.ll");
  const places = [...html.matchAll(/href="command:([^?]*)\?([^"]*)"/g)].map((found) => {
    assert.equal(found[1], OPEN_PLACE);
    return JSON.parse(decodeURIComponent(found[2]))[0];
  });
  assert.deepEqual(places, [
    { uri: "file:///a/f%20g.ll", line: 2, column: 19 },
    { uri: "file:///a/f%20g.ll", line: 11, column: 0 },
  ]);
  assert.ok(html.includes("&lt;b&gt;"));
});

test("how a run ended", () => {
  assert.deepEqual(ending(output), { text: "exit status 0", good: true });
  assert.deepEqual(ending({ ...output, status: 3 }), { text: "exit status 3", good: true });
  assert.deepEqual(ending({ ...output, status: 134, stderr: "fault" }), { text: "exit status 134", good: false });
  const ended = "stopped at the time limit";
  assert.deepEqual(ending({ ...output, status: null, ended }), { text: ended, good: false });
  assert.ok(results([entry({}, { status: null, ended })], "n0nce").includes(`class="end bad">${ended}<`));
  assert.ok(results([], "n0nce").includes("Nothing has been run yet."));
  isStrict(results([entry(), entry({ time: 2345 })], "n0nce"), false);
});

test("the picture of the manual keeps its shapes, and loses its style", () => {
  const svg = read("docs/src/images/steps.svg");
  const drawing = adapted(svg);
  assert.ok(drawing.startsWith("<svg"));
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
  assert.equal(count(drawing, /<rect/g), count(svg, /<rect/g));
  assert.equal(count(drawing, /<path/g), count(svg, /<path/g));
  assert.equal(count(drawing, /<text/g), count(svg, /<text/g));
  const blocks = [...drawing.matchAll(/data-block="(\d+)"/g)].map((found) => Number(found[1]));
  assert.deepEqual(blocks, [...blocks.keys()]);
  assert.ok(blocks.length > 3);
  isStrict(graph(drawing, "a <note>", "n0nce"), true);
});

test("what is no drawing is refused", () => {
  assert.throws(() => adapted("error: no function"), /not a drawing/);
  assert.doesNotMatch(adapted(`<svg><script>x</script><style>y</style></svg>`), /script|style/);
});
