import Select from 'rc-select';
import * as react from 'react';
import { observeSelect } from '../../src/rc-select/inspect/select/observeSelect';
import { useStore } from '../base/useStore';
import { useInspection } from '../demo/live/InspectionContext';

export * from 'rc-select';

/**
 * rc-select's Select, as `import Select from 'rc-select'` means in demos
 * (src/plugins/demo/demoSelect.ts), which the block's inspector can listen to.
 */
export default observeSelect({
  Select,
  react,
  useWatcher: () => useStore(useInspection().watcher),
});
