import * as react from 'react';
import { useStore } from '../../../lib/react/useStore';
import { useBlockState } from '../../live/blockState';
import type { CallWatcher } from '../calls/watchCalls';
import type { Surroundings } from './observeComponent';

function useWatcher(): CallWatcher | undefined {
  return useStore(useBlockState().watcher);
}

/** Of components in the page: its React, and what listens to the block around. */
export const surroundings: Surroundings = { react, useWatcher };
