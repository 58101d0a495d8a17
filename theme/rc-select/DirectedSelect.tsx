import type { ComponentProps } from 'react';
import Select, { OptGroup, Option } from './observedSelect';

function directionOfPage(): 'rtl' | undefined {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl'
    ? 'rtl'
    : undefined;
}

/**
 * The select that demos get for `rc-select` (src/plugins/demo/demoSelect.ts): in a page that runs
 * from right to left, as a demo alone can be asked to, its `direction` is that of the page.
 * rc-select 14.16.8 has no provider for it, does not look at `dir`, and hangs a list wider than its
 * box from the left edge. Everywhere else it gets what the demo passes, no more.
 */
function DirectedSelect(props: ComponentProps<typeof Select>) {
  const direction = directionOfPage();
  return <Select {...(direction && { direction })} {...props} />;
}

export * from './observedSelect';
export default Object.assign(DirectedSelect, { Option, OptGroup });
