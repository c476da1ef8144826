// A session of VS Code's own client for tests of debug adapters. Prints a line for each step that went well.
const { DebugClient } = require('@vscode/debugadapter-testsupport');
const assert = require('assert');
const path = require('path');

const [command, programs] = process.argv.slice(2);

async function variables(dc, frameId, scope) {
    const { scopes } = (await dc.scopesRequest({ frameId })).body;
    const variablesReference = scopes.find(one => one.name === scope).variablesReference;
    return (await dc.variablesRequest({ variablesReference })).body.variables;
}

async function main() {
    const dc = new DebugClient(command, 'dap', 'llvmlite-jit');
    await dc.start();
    const program = path.join(programs, 'list.ll');
    const source = path.join(programs, 'list.c');
    const location = { path: source, line: 30 };
    await Promise.all([
        dc.hitBreakpoint({ program, view: 'source' }, location, location, location),
        dc.assertOutput('stdout', 'built'),
    ]);
    console.log('breakpoint');

    const frame = (await dc.stackTraceRequest({ threadId: 1 })).body.stackFrames[0];
    const list = (await variables(dc, frame.id, 'Locals')).find(one => one.name === 'list');
    const [node] = (await dc.variablesRequest({ variablesReference: list.variablesReference })).body.variables;
    const members = (await dc.variablesRequest({ variablesReference: node.variablesReference })).body.variables;
    assert.deepStrictEqual(members.map(one => one.name), ['value', 'next']);
    assert.strictEqual(members[0].value, '20');
    console.log('memory as a tree');

    const info = (await dc.dataBreakpointInfoRequest({ name: 'list->next->next', frameId: frame.id })).body;
    const point = { dataId: info.dataId, accessType: 'write' };
    const set = (await dc.setDataBreakpointsRequest({ breakpoints: [point] })).body.breakpoints;
    assert.strictEqual(set[0].verified, true);
    await dc.setBreakpointsRequest({ source: { path: source }, breakpoints: [] });
    await Promise.all([dc.continueRequest({ threadId: 1 }), dc.assertStoppedLocation('data breakpoint', { path: source, line: 23 })]);
    console.log('data breakpoint');

    await Promise.all([dc.continueRequest({ threadId: 1 }), dc.assertStoppedLocation('exception', { path: source, line: 31 })]);
    const fault = (await dc.exceptionInfoRequest({ threadId: 1 })).body;
    assert.strictEqual(fault.exceptionId, 'null pointer');
    console.log('fault');

    await Promise.all([dc.reverseContinueRequest({ threadId: 1 }), dc.assertStoppedLocation('data breakpoint', { path: source, line: 22 })]);
    console.log('cause');
    await dc.stop();
    console.log('end');
}

main().catch(error => {
    console.error(error);
    process.exit(1);
});
