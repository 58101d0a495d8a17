import { inGroup } from './inGroup';

/** Props that change how the select works as a whole. */
export const behaviour = inGroup('behaviour', [
  {
    name: 'disabled',
    type: 'boolean',
    default: 'false',
    description:
      'Takes no focus and no input, keeps the list closed and hides the controls that clear and remove.',
    see: ['combobox', 'tags'],
  },
  {
    name: 'defaultActiveFirstOption',
    type: 'boolean',
    default: 'true',
    description:
      'Whether the first option that can be picked is active when the list opens or the text changes. The default in `combobox` is `false`, yet an option whose value starts with the text becomes active there all the same.',
  },
  {
    name: 'getInputElement',
    type: '() => ReactElement',
    description:
      'In `combobox`, an element of yours as the text field, such as a `<textarea>`. The types call it internal; the other modes ignore it with a warning.',
    see: ['combobox', 'suggest', 'email'],
  },
  {
    name: 'getRawInputElement',
    type: '() => ReactElement',
    description:
      'Replaces the whole box by an element of yours that opens the list on a click. The types call it internal: `className`, icons, keyboard and the `focus` of the ref are gone with the box.',
    see: ['custom-selector'],
  },
]);
