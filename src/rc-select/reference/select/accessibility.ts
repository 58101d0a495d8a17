import { inGroup } from './inGroup';

/** Props about names and focus. */
export const accessibility = inGroup('accessibility', [
  {
    name: 'id',
    type: 'string',
    description:
      'The id of the text field inside, so that `<label htmlFor>` names the select; the ids of the list derive from it. Without one, an id is made up after the first render.',
    see: ['focus', 'single'],
  },
  {
    name: 'title',
    type: 'string',
    description:
      "Tooltip of the box. In a single select it also replaces the option's title on the chosen text.",
  },
  {
    name: 'tabIndex',
    type: 'number',
    description: '`tabindex` of the text field, the one element that takes focus.',
  },
  {
    name: 'autoFocus',
    type: 'boolean',
    default: 'false',
    description: 'Focuses the text field when the select is mounted.',
    see: ['single'],
  },
]);
