import * as fc from 'fast-check';

/** A step that chooses among what the page has then, by a number. */
type Choice = 'open' | 'follow' | 'tab' | 'colour' | 'edit' | 'export' | 'press';

/** What a reader does. */
export type Step =
  | { do: Choice; which: number }
  | { do: 'search'; words: string; which: number }
  | { do: 'language' | 'back' | 'forward' | 'reload' | 'offline' | 'online' }
  | { do: 'resize'; width: number; height: number }
  | { do: 'key'; key: string };

/** A reader's way through the site. */
export interface Journey {
  /** Where they arrive. */
  start: number;
  steps: readonly Step[];
}

const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'End', 'a'];

const WORDS = ['value', 'tags', 'maxCount', 'tooltip', 'how do I limit the values', '多选', 'zzzz'];

/** A phone, one on its side, a tablet, a desktop, and a page at 400 %. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];

const which = fc.nat(999);

const choice = (weight: number, kind: Choice) => ({
  weight,
  arbitrary: which.map((number): Step => ({ do: kind, which: number })),
});

const oneOf = (weight: number, ...steps: readonly Step[]) => ({
  weight,
  arbitrary: fc.constantFrom(...steps),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  choice(2, 'open'),
  choice(4, 'follow'),
  choice(3, 'tab'),
  choice(2, 'colour'),
  choice(3, 'edit'),
  choice(2, 'export'),
  choice(6, 'press'),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('search'), words: fc.constantFrom(...WORDS), which }),
  },
  oneOf(2, { do: 'language' }),
  oneOf(4, { do: 'back' }, { do: 'back' }, { do: 'forward' }),
  oneOf(2, { do: 'reload' }),
  oneOf(3, { do: 'offline' }, { do: 'online' }),
  oneOf(2, ...SIZES.map((size): Step => ({ do: 'resize', ...size }))),
  oneOf(3, ...KEYS.map((key): Step => ({ do: 'key', key }))),
);

/** Any journey; a simpler one has fewer steps. */
export const journeys: fc.Arbitrary<Journey> = fc.noBias(
  fc.record({
    start: fc.noShrink(which),
    // Another step is not a simpler one.
    steps: fc.array(fc.noShrink(step), { minLength: 1, maxLength: 12, size: 'max' }),
  }),
);

/** A step in words, for a report. */
export function describeStep({ do: doing, ...how }: Step): string {
  return [doing, ...Object.values(how)].join(' ');
}
