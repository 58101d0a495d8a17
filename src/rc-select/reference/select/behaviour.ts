import { inGroup } from './inGroup';

/** Props that change how the select works as a whole. */
export const behaviour = inGroup('behaviour', {
  disabled: {
    default: 'false',
    description:
      'Takes no focus and no input, keeps the list closed and hides the controls that clear and remove.',
    see: ['combobox', 'tags'],
  },
  defaultActiveFirstOption: {
    default: 'true',
    description:
      'Whether the first option that can be picked becomes active when the list opens for the first time, and when the text or the number of options changes. The default in `combobox` is `false`. Even then, a chosen option of a single select is active when the list opens, and an option whose value starts with the text becomes active in `combobox`.',
  },
  getInputElement: {
    type: '() => ReactElement',
    description:
      'In `combobox`, an element of yours as the text field, such as a `<textarea>`. The types call it internal; the other modes ignore it with a warning.',
    see: ['combobox', 'suggest', 'email'],
  },
  getRawInputElement: {
    type: '() => ReactElement',
    description:
      'Replaces the whole root by an element of yours that opens the list on a click. The types call it internal: `className`, icons, keyboard and the `focus` of the ref are gone with the root.',
    see: ['custom-selector'],
  },
});
