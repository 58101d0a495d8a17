import * as react from 'react';
import * as reactDomClient from 'react-dom/client';
import * as rcSelect from 'rc-select';
import { scripts, styles } from '@@/sandbox/modules';
import type { SelectWatcher } from '../../inspect/calls/watchSelects';
import { createStore } from '../../../lib/store';
import { observeSelect } from '../../inspect/select/observeSelect';
import { start } from '../../sandbox/frame/runtime/start';

const watcher = createStore<SelectWatcher | undefined>(undefined);

const Select = observeSelect({
  Select: rcSelect.default,
  react,
  useWatcher: () => react.useSyncExternalStore(watcher.subscribe, watcher.get),
});

const observed = { ...scripts, 'rc-select': { ...rcSelect, default: Select } };

const { createRoot } = reactDomClient;

window.__sandboxStart = (port, nonce) =>
  start({ react: { ...react, createRoot }, scripts: observed, styles, watcher }, port, nonce);
