/**
 * Checks the types of a project, and again after each change, in a thread that ends with the
 * server. Node loads this file itself, so it cannot be TypeScript.
 */
const { parentPort, workerData } = require('node:worker_threads');
const ts = require('typescript');

/** "Found 0 errors" and "Found 1 error", after which TypeScript waits for a change. */
const DONE = [6193, 6194];

let found = [];

function toFault({ file, start = 0, messageText }) {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n', 1)[0];
  if (!file) return { text };
  return { text, file: file.fileName, line: file.getLineAndCharacterOfPosition(start).line + 1 };
}

const host = ts.createWatchCompilerHost(
  workerData,
  {},
  ts.sys,
  ts.createSemanticDiagnosticsBuilderProgram,
  (diagnostic) => found.push(toFault(diagnostic)),
  ({ code }) => {
    if (!DONE.includes(code)) return;
    parentPort.postMessage(found);
    found = [];
  },
);
ts.createWatchProgram(host);
