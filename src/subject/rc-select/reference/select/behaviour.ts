import { inGroup } from '../names';

/** Props that change how the select works as a whole. */
export const behaviour = inGroup('behaviour', {
  disabled: {
    default: 'false',
    description:
      'The select cannot be focused or typed in, keeps its list closed, and hides the clear icon and the icons that remove tags.',
    see: ['combobox', 'tags'],
  },
  defaultActiveFirstOption: {
    default: 'true',
    description:
      'Whether the first option that can be picked becomes active when the list opens for the first time, and when the text or the number of options changes. The default in `combobox` is `false`. Even with `false`, a chosen option of a single select is active when the list opens, and an option whose value starts with the text becomes active in `combobox`.',
  },
  getInputElement: {
    type: '() => ReactElement',
    description:
      'In `combobox`, a custom element as the text field, such as a `<textarea>`. A component has to pass on its props and its `ref`. The types mark the prop as internal; other modes ignore it with a warning.',
    see: ['combobox', 'suggest', 'email'],
  },
  getRawInputElement: {
    type: '() => ReactElement',
    description:
      'Replaces the whole root with a custom element that opens the list on a click. The types mark the prop as internal: without the root, `className`, the icons, the keyboard and the `focus` of the ref do not work.',
    see: ['custom-selector'],
  },
});
