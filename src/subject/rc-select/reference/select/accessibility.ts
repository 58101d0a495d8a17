import { inGroup } from '../names';

/** Props about names and focus. */
export const accessibility = inGroup('accessibility', {
  id: {
    description:
      'The id of the text field, so that `<label htmlFor>` names the select. The ids in the list derive from it. Without one, an id is generated after the first render.',
    see: ['focus', 'single'],
  },
  title: {
    description:
      'Tooltip of the root. In a single select it also replaces the `title` of the option on the chosen label; an empty string removes that tooltip.',
  },
  tabIndex: {
    description: '`tabindex` of the text field, the only element that can be focused.',
  },
  autoFocus: {
    default: 'false',
    description: 'Focuses the text field when the select is mounted.',
    see: ['focus'],
  },
});
