import Select, { OptGroup, Option } from 'rc-select';
import * as react from 'react';
import type { ComponentProps } from 'react';
import { useStore } from '../../../lib/react/useStore';
import { useBlockState } from '../../live/blockState';
import { observeSelect } from './observeSelect';

const ObservedSelect = observeSelect({
  Select,
  react,
  useWatcher: () => useStore(useBlockState().watcher),
});

const MIRRORED = { direction: 'rtl' } as const;

const isMirrored = () => typeof document !== 'undefined' && document.documentElement.dir === 'rtl';

/**
 * The select that demos get for `rc-select` (src/demo/build/standIns.ts), which the block's
 * inspector can listen to. In a page that runs from right to left, as a demo alone can be asked to,
 * its `direction` is that of the page: rc-select 14.16.8 has no provider for it, ignores `dir`, and
 * aligns a list wider than its box with the left edge.
 */
function DemoSelect(props: ComponentProps<typeof ObservedSelect>) {
  return <ObservedSelect {...(isMirrored() && MIRRORED)} {...props} />;
}

export * from 'rc-select';
export default Object.assign(DemoSelect, { Option, OptGroup });
