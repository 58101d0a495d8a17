import Select from 'rc-select';
import * as react from 'react';
import { observeSelect } from './observeSelect';
import { useStore } from '../../../lib/react/useStore';
import { useInspection } from '../../live/InspectionContext';

export * from 'rc-select';

/**
 * rc-select's Select, as `import Select from 'rc-select'` means in demos
 * (src/demo/build/demoSelect.ts), which the block's inspector can listen to.
 */
export default observeSelect({
  Select,
  react,
  useWatcher: () => useStore(useInspection().watcher),
});
