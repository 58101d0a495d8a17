import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as rcSelect from 'rc-select';
// The build of the runtime reads style sheets as text (index.ts beside this file).
import * as rcSelectStyles from 'rc-select/assets/index.css';
import observed from '@@/subject/observed';
import type { CallWatcher } from '../../inspect/calls/watchCalls';
import { createStore } from '../../../lib/store';
import { observeModule } from '../../inspect/observe/observeModule';
import { start } from '../../sandbox/frame/runtime/start';
import type { RUNTIME_SCRIPTS, RUNTIME_STYLES } from '../../sandbox/compile/imports';

const watcher = createStore<CallWatcher | undefined>(undefined);

const observer = {
  react,
  useWatcher: () => react.useSyncExternalStore(watcher.subscribe, watcher.get),
};

// A module that is promised and not here, or here and not promised, does not pass the type check.
const scripts: Record<(typeof RUNTIME_SCRIPTS)[number], object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'rc-select': observeModule(rcSelect, observed, observer),
};

const styles: Record<(typeof RUNTIME_STYLES)[number], string> = {
  'rc-select/assets/index.css': String(Reflect.get(rcSelectStyles, 'default')),
};

const { createRoot } = reactDomClient;

window.__sandboxStart = (port, nonce) =>
  start({ react: { ...react, createRoot }, scripts, styles, watcher }, port, nonce);
