import fc from 'fast-check';
import type { Control } from '../../../src/playground/model/controls';
import type { PlaygroundModel } from '../../../src/playground/model/model';
import type { Settings } from '../../../src/playground/model/settings';

/** A thousand rows in every tenth state would be most of the test's time. */
const isQuick = (id: string) => id !== 'thousand-rows';

/** Texts that a control can be set to. */
function texts(control: Control): fc.Arbitrary<string> {
  const { kind, numbers, choices } = control;
  switch (kind) {
    case 'number':
      return fc.integer({ min: Math.max(Math.ceil(numbers.least), -40), max: 40 }).map(String);
    case 'text':
      return fc.oneof(
        fc.constantFrom('Choose a city', "it's", 'say "hi"', 'a & b', '&amp;', '{x}', '<b>', '\\n'),
        fc.string({ minLength: 1, maxLength: 30 }),
      );
    case 'colour':
      return fc.constantFrom('#000000', '#ff8800');
    case 'date':
      return fc.constantFrom('2026-01-31', '1999-12-01');
    case 'switch':
    case 'choice':
      return fc.constantFrom(...choices.map(({ id }) => id).filter(isQuick));
  }
}

/** Any state that a reader can reach; about a quarter of the props is set. */
export function randomSettings({ controls }: PlaygroundModel): fc.Arbitrary<Settings> {
  const pairs = controls.map((control) =>
    fc.option(texts(control), { freq: 4 }).map((text) => [control.prop.name, text] as const),
  );
  return fc
    .tuple(...pairs)
    .map((all) =>
      Object.fromEntries(all.flatMap(([name, text]) => (text === null ? [] : [[name, text]]))),
    );
}

/** A text or more that a control can be set to. */
export function samplesOf({ kind, choices }: Control): readonly string[] {
  const samples = {
    number: ['2'],
    text: ['Choose a city'],
    colour: ['#ff8800'],
    date: ['2026-01-31'],
  };
  return kind === 'switch' || kind === 'choice' ? choices.map(({ id }) => id) : samples[kind];
}
