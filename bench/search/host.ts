import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Candidate } from './candidates';

/**
 * Makes a worker thread look like a web worker. The messages of the bench are handled here and
 * never reach the candidate.
 */
const PRELUDE = `
const { parentPort } = require('node:worker_threads');
const v8 = require('node:v8');
v8.setFlagsFromString('--expose-gc');
const collect = require('node:vm').runInNewContext('gc');
globalThis.self = globalThis;
self.postMessage = (answer) => parentPort.postMessage(answer);
self.reportError = (error) => { throw error; };
function memory() {
  // Once for the objects, once for their buffers.
  collect();
  collect();
  const { used_heap_size, external_memory } = v8.getHeapStatistics();
  return used_heap_size + external_memory;
}
const empty = memory();
parentPort.on('message', (data) => {
  if (data.bench === 'memory') return parentPort.postMessage(memory() - empty);
  const start = performance.now();
  self.onmessage({ data });
  if (data.action === 'generate-metadata') parentPort.postMessage(performance.now() - start);
});
`;

/** Runs one candidate in a separate thread. */
export class Host {
  private readonly worker: Worker;

  constructor(candidate: Candidate) {
    this.worker = new Worker(PRELUDE + candidate.script, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 6000 },
    });
  }

  /** Sends a message and returns the next one that arrives. */
  async ask(message: unknown, transfer: readonly ArrayBuffer[] = []): Promise<unknown> {
    const answer = once(this.worker, 'message');
    this.worker.postMessage(message, transfer);
    const [value] = (await answer) as unknown[];
    return value;
  }

  /** Sends data and returns how long the worker took to process them, in milliseconds. */
  async fill(args: unknown): Promise<number> {
    const transfer = args instanceof ArrayBuffer ? [args] : [];
    return Number(await this.ask({ action: 'generate-metadata', args }, transfer));
  }

  /** How many bytes the worker holds after a garbage collection, beyond those of an empty one. */
  async memory(): Promise<number> {
    return Number(await this.ask({ bench: 'memory' }));
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }
}
