import type { ReferenceEntry } from './types';

/** Members of the ref. */
export const methods: readonly ReferenceEntry[] = [
  {
    name: 'focus',
    type: '(options?: FocusOptions) => void',
    description:
      "Focuses the text field; `options` are those of the DOM's own `focus`, such as `{ preventScroll: true }`. The list stays closed unless `showAction` names `focus`.",
    see: ['focus', 'controlled', 'custom-tags'],
  },
  {
    name: 'blur',
    type: '() => void',
    description: 'Takes the focus away, which closes the list.',
  },
  {
    name: 'scrollTo',
    type: '(target?: number | ScrollConfig | null) => void',
    description:
      'Scrolls the open list: to a row by its index, to `{ index }` or `{ key }` with `align` and `offset`, or to `{ top }` in pixels. Without effect while the list is closed.',
  },
  {
    name: 'nativeElement',
    type: 'HTMLElement',
    description: 'The root element of the select: a property, not a method.',
  },
];
