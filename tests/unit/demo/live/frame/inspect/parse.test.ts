import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_OPTIONS } from '../../../../../../src/rc-select/inspect/describe/description';
import {
  MAX_SELECTS,
  NO_SELECTS,
  type Sight,
} from '../../../../../../src/rc-select/inspect/watch/sight';
import { parseCall } from '../../../../../../src/demo/live/frame/inspect/parseCall';
import { parseSight } from '../../../../../../src/demo/live/frame/inspect/parseSight';
import { LIMITS } from '../../../../../../src/demo/live/frame/limits';
import { SIGHT } from '../../support/sight';

const LONG = 'x'.repeat(1e4);
const CUT = `${'x'.repeat(LIMITS.accessibleText)}…`;
const many = (item: unknown) => Array.from({ length: 200 }, () => item);

/** Anything, texts of any length, and lists of any length of the like. */
const junk = fc.oneof(
  fc.anything(),
  fc.constantFrom(LONG, many(LONG), NaN, Infinity, -1, 1e21, null, true),
);

/** A value with the shape of the given one, of which some parts are something else. */
function near(value: unknown): fc.Arbitrary<unknown> {
  const either = (own: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 6, arbitrary: own }, { weight: 1, arbitrary: junk });
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const own = fc.tuple(...items.map(near));
    return either(
      fc.oneof(
        own,
        own.map(([first]) => many(first)),
      ),
    );
  }
  if (typeof value !== 'object' || value === null) return either(fc.constant(value));
  const fields = Object.entries(value).map(([name, part]) => [name, near(part)] as const);
  return either(fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
}

/** How many characters the largest sight has that is taken. */
const MOST = (MAX_OPTIONS * 3 + MAX_SELECTS + 200) * (LIMITS.accessibleText + 200);

describe('what a frame says of its selects', () => {
  test('is read as it is', () => {
    expect(parseSight(SIGHT)).toEqual(SIGHT);
  });

  test('is never an error and stays in bounds, whatever it is', () => {
    fc.assert(
      fc.property(near(SIGHT), (data) => {
        const sight = parseSight(data);
        expect(JSON.stringify(sight).length).toBeLessThan(MOST);
        expect(Object.keys(sight)).toEqual(Object.keys(NO_SELECTS));
        // So that the frame can cut by the same function.
        expect(parseSight(sight)).toEqual(sight);
      }),
    );
  });

  test('is cut: texts and lists', () => {
    const { description } = SIGHT;
    const [, focus] = SIGHT.announcements;
    const huge = {
      names: many(LONG),
      shown: 1e9,
      description: {
        ...description,
        name: LONG,
        states: { expanded: LONG, unknown: LONG },
        references: many(description?.references[0]),
        list: { ...description?.list, options: many({ name: LONG }), optionCount: 10_000 },
      },
      announcements: many({ ...focus, name: LONG }),
    };
    const sight: Sight = parseSight(huge);
    expect(sight.names).toEqual(Array.from({ length: MAX_SELECTS }, () => CUT));
    expect(sight.shown).toBeUndefined();
    expect(sight.description).toMatchObject({ name: CUT, states: { expanded: CUT } });
    expect(Object.keys(sight.description?.states ?? {})).toEqual(['expanded']);
    expect(sight.description?.references).toHaveLength(LIMITS.references);
    expect(sight.description?.list?.options).toHaveLength(MAX_OPTIONS);
    expect(sight.description?.list?.optionCount).toBe(10_000);
    expect(sight.announcements).toHaveLength(LIMITS.announcements);
    expect(sight.announcements[0]).toMatchObject({ name: CUT });
  });

  test('leaves out what is no announcement, no place and no option', () => {
    const { description } = SIGHT;
    const sight = parseSight({
      ...SIGHT,
      description: {
        ...description,
        references: [{ attribute: 'onclick', id: 'x' }, null, ...(description?.references ?? [])],
        active: 'Lisbon',
      },
      announcements: [{ kind: 'shout' }, 'Lisbon', { kind: 'option', option: 1 }],
    });
    expect(sight.description?.references).toEqual(description?.references);
    expect(sight.description?.active).toBeUndefined();
    expect(sight.announcements).toEqual([]);
  });
});

describe('what a frame says of a call', () => {
  test('is read as it is', () => {
    const call = { select: 'City', callback: 'onChange', args: ['"lis"', '{ value: "lis" }'] };
    expect(parseCall(call)).toEqual(call);
  });

  test('is never an error and stays in bounds, whatever it is', () => {
    const call = near({ select: 'City', callback: 'onChange', args: ['"lis"', '{ }'] });
    fc.assert(
      fc.property(call, (data) => {
        const { select, callback, args } = parseCall(data);
        expect(select.length).toBeLessThanOrEqual(LIMITS.accessibleText + 1);
        expect(callback.length).toBeLessThanOrEqual(LIMITS.name);
        expect(args.length).toBeLessThanOrEqual(LIMITS.args);
        for (const arg of args) expect(arg.length).toBeLessThanOrEqual(LIMITS.argument + 1);
      }),
    );
  });
});
