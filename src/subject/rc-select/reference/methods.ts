import type { RefMember } from './names';
import type { Descriptions } from '../../referenceTypes';

/** Members of the ref. */
export const methods: Descriptions<RefMember> = {
  focus: {
    description:
      "Focuses the text field; `options` are those of the DOM's own `focus`, such as `{ preventScroll: true }`. The list stays closed unless `showAction` names `focus`.",
    see: ['focus', 'controlled', 'custom-tags'],
  },
  blur: {
    description: 'Removes the focus, which closes the list.',
  },
  scrollTo: {
    type: '(target?: number | ScrollConfig | null) => void',
    description:
      'Scrolls the open list: to a row by its index, to `{ index }` or `{ key }` with `align` and `offset`, or to `{ top }` in pixels. Has no effect while the list is closed.',
  },
  nativeElement: {
    description: 'The root element of the select: a property, not a method.',
  },
};
