import * as react from 'react';
import library from '@@/subject/observed';
import { useStore } from '../../../lib/react/useStore';
import { useBlockState } from '../../live/blockState';
import { observeExport } from './observeModule';

const parts = { react, useWatcher: () => useStore(useBlockState().watcher) };

/**
 * What demos of the page get for an export of the library, which the block's inspector can listen
 * to (src/demo/build/standIns.ts).
 */
export const observeInPage = <Export>(own: Export): Export => observeExport(own, library, parts);
