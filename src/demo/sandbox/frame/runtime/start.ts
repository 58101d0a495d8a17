import type { CallWatcher } from '../../../inspect/calls/watchCalls';
import type { Store } from '../../../../lib/store';
import type { ToFrame } from '../protocol';
import { bridgeFetch } from './bridgeFetch';
import { captureConsole } from './captureConsole';
import { prepareWindow } from './prepareWindow';
import { describeError, reportErrors } from './reportErrors';
import { followSize, usedMemory } from './measures';
import { createGuards, createNextTask } from './guard';
import { createFrameInspection } from './inspection';
import { openChannel } from './channel';
import { loadBundle, loadInspector } from './load';
import { createRegistry, type AddPackage, type PackageModules } from './registry';
import { isComponent, render, type ReactParts } from './render';
import { createReportLine } from './reportLines';
import { COLOR_SCHEME } from '../../../../document/contract';

interface RuntimeParts extends PackageModules {
  react: ReactParts;
  /** Listens to the components of the demo; undefined while the inspector is closed. */
  watcher: Store<CallWatcher | undefined>;
}

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

function exportsOf(value: unknown): { default?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

/** The frame's side of a sandbox: runs the code that the page sends, and reports the result. */
export function start(parts: RuntimeParts, port: MessagePort, nonce: string): void {
  const container = document.createElement('div');
  // As in exported projects.
  container.id = 'root';
  const nextTask = createNextTask();
  const packages = new Map<string, unknown>();
  const styles = new Map<string, string>();
  let bundleUrl = '';
  let isLoaded = false;

  const channel = openChannel(port, nonce, receive);
  const { send } = channel;
  const reportLine = createReportLine(channel);
  const bridge = bridgeFetch(window.fetch.bind(window), new URL(location.href).origin, send);
  const measure = followSize(container, (size) => send({ type: 'size', ...size }));
  const inspection = createFrameInspection(parts.watcher, (script) =>
    // The whole document is the demo's, what it puts into the body included.
    loadInspector(script, { stage: document.body, send }),
  );
  const guardOf = createGuards({
    now: () => performance.now(),
    nextTask,
    onStop: (position) => send({ type: 'endless-loop', ...position }),
  });

  function fail(error: unknown) {
    send({ type: 'failed', error: describeError(error, bundleUrl) });
  }

  function addModules(modules: PackageModules) {
    // Compiled code takes `default` for the default export only where it finds the mark.
    for (const [name, namespace] of Object.entries(modules.scripts))
      packages.set(name, { ...namespace, __esModule: true });
    for (const [name, text] of Object.entries(modules.styles)) styles.set(name, text);
  }

  function addPackage(add: AddPackage) {
    const module: { exports: PackageModules } = { exports: { scripts: {}, styles: {} } };
    add((specifier) => packages.get(specifier), module);
    addModules(module.exports);
  }

  async function run(code: string, entry: string) {
    await inspection.ready();
    const { register, packages: added } = await loadBundle(code, (url) => {
      bundleUrl = url;
    });
    isLoaded = true;
    if (!register) return;
    try {
      added.forEach(addPackage);
      const load = createRegistry(register, { packages, styles, guardOf, addStyle });
      const { default: component } = exportsOf(load(entry));
      if (!isComponent(component)) {
        send({ type: 'no-component' });
        return;
      }
      render(component, container, parts.react, nextTask, {
        onRendered() {
          measure();
          send({ type: 'rendered' });
          inspection.begin();
        },
        onFailed: fail,
      });
    } catch (error) {
      fail(error);
    }
  }

  function receive(message: ToFrame) {
    switch (message.type) {
      case 'run':
        void run(message.code, message.entry);
        break;
      case 'scheme':
        document.documentElement.setAttribute(COLOR_SCHEME, message.scheme);
        break;
      case 'inspect':
        inspection.apply(message.request);
        break;
      case 'ping':
        send({ type: 'pong', beat: message.beat, memory: usedMemory(performance) });
        break;
      case 'response':
      case 'refused':
        bridge.settle(message);
        break;
    }
  }

  addModules(parts);
  document.body.append(container);
  window.fetch = bridge.fetch;
  captureConsole(console, send, reportLine);
  reportErrors(window, { send, reportLine, bundleUrl: () => bundleUrl, isLoaded: () => isLoaded });
  prepareWindow(window, () => send({ type: 'moved' }));
  send({ type: 'connected' });
}
