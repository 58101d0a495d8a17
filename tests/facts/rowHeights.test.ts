import { expect, facts } from './support/fact';
import { manyOptions } from './support/options';
import type { UseProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';
import { SIMPLEST } from './support/situations';

/** 300 rows of 80, 20 and 20 pixels in turn, which is 40 on average. */
const mixed = (listItemHeight?: number): UseProps =>
  // The function runs in the page, so the number is part of its code.
  new Function(
    'kit',
    `return {
      listItemHeight: ${String(listItemHeight)},
      options: Array.from({ length: 300 }, (_, value) => ({ value, label: 'Row ' + value })),
      optionRender: ({ value }) =>
        kit.h('div', { style: { height: value % 3 === 0 ? 80 : 20 } }, 'Row ' + value),
    };`,
  ) as UseProps;
