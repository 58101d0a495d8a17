import * as react from 'react';
import * as reactDomClient from 'react-dom/client';
import { libraries, safeExports, scripts, styles } from '@@/sandbox/modules';
import library from '@@/subject/observed';
import { createStore } from '../../../lib/store';
import type { CallWatcher } from '../../inspect/calls/watchCalls';
import { observeModule } from '../../inspect/observe/observeModule';
import { start } from '../../sandbox/frame/runtime/start';

const watcher = createStore<CallWatcher | undefined>(undefined);

const surroundings = {
  react,
  useWatcher: () => react.useSyncExternalStore(watcher.subscribe, watcher.get),
};

const observed = Object.fromEntries(
  Object.entries(scripts).map(([name, module]) => [
    name,
    libraries.includes(name) ? observeModule(module, library, safeExports, surroundings) : module,
  ]),
);

const { createRoot } = reactDomClient;

window.__sandboxStart = (port, nonce) =>
  start({ react: { ...react, createRoot }, scripts: observed, styles, watcher }, port, nonce);
