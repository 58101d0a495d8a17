import Select, { type BaseSelectRef, type SelectProps } from 'rc-select';
import { useMemo, useState, type Ref } from 'react';
import { useCell, useInspection } from '../inspect/InspectionContext';
import { createSelectHandle } from './selectHandle';

export * from 'rc-select';

/**
 * rc-select's Select, as `import Select from 'rc-select'` means in demos (src/plugins/demoSelect.ts): what it is given it
 * passes on, and while the block's inspector is open its callbacks are listened to. The select stays the same one all the time.
 */
function ObservedSelect({ ref, ...props }: SelectProps & { ref?: Ref<BaseSelectRef> }) {
  const watcher = useCell(useInspection().watcher, undefined);
  const [handle] = useState(createSelectHandle);
  const watched = useMemo(() => watcher?.(handle.root), [watcher, handle]);
  return <Select {...props} {...watched?.(props)} ref={handle.sharedWith(ref)} />;
}

export default Object.assign(ObservedSelect, {
  Option: Select.Option,
  OptGroup: Select.OptGroup,
  displayName: 'Select',
});
