import fc from 'fast-check';
import { CONTROLS, type Control } from '../../../../src/playground/rc-select/controls';
import { leastNumber, type Settings } from '../../../../src/playground/rc-select/settings';

/** A thousand rows in every tenth state would be most of the test's time. */
const isQuick = (id: string) => id !== 'thousand-rows';

/** Texts that a control can be set to. */
function texts(control: Control): fc.Arbitrary<string> {
  switch (control.kind) {
    case 'number':
      return fc.integer({ min: leastNumber(control), max: 40 }).map(String);
    case 'text':
      return fc.oneof(
        fc.constantFrom('Choose a city', "it's", 'say "hi"', 'a & b', '&amp;', '{x}', '<b>', '\\n'),
        fc.string({ minLength: 1, maxLength: 30 }),
      );
    case 'switch':
    case 'choice':
      return fc.constantFrom(...control.choices.map(({ id }) => id).filter(isQuick));
  }
}

/** Any state that a reader can reach; about a quarter of the props is set. */
export const randomSettings: fc.Arbitrary<Settings> = fc
  .tuple(
    ...CONTROLS.map((control) =>
      fc.option(texts(control), { freq: 4 }).map((text) => [control.prop.name, text] as const),
    ),
  )
  .map((pairs) =>
    Object.fromEntries(pairs.flatMap(([name, text]) => (text === null ? [] : [[name, text]]))),
  );

/** Every state in which one prop is set, in some modes. */
export function singleSettings(modes: readonly (string | undefined)[]): Settings[] {
  return modes.flatMap((mode) =>
    CONTROLS.flatMap(({ kind, prop, choices }) => {
      const samples = { number: ['2'], text: ['Choose a city'] };
      const ids =
        kind === 'number' || kind === 'text' ? samples[kind] : choices.map(({ id }) => id);
      return ids.map((id) => ({ ...(mode && { mode }), [prop.name]: id }));
    }),
  );
}
