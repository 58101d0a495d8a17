import type { ComponentProps } from 'react';
import Select, { OptGroup, Option } from './observedSelect';

function directionOfPage(): 'rtl' | undefined {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl'
    ? 'rtl'
    : undefined;
}

/**
 * The select that demos get for `rc-select` (src/demo/build/demoSelect.ts): in a page that runs
 * from right to left, as a demo alone can be asked to, its `direction` is that of the page.
 * rc-select 14.16.8 has no provider for it, ignores `dir`, and aligns a list wider than its box
 * with the left edge. Everywhere else it only gets what the demo passes.
 */
function DirectedSelect(props: ComponentProps<typeof Select>) {
  const direction = directionOfPage();
  return <Select {...(direction && { direction })} {...props} />;
}

export * from './observedSelect';
export default Object.assign(DirectedSelect, { Option, OptGroup });
