import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_OPTIONS } from './inspect/describe/description';
import { MAX_SELECTS, NO_SELECTS, type Snapshot } from './inspect/watch/snapshot';
import { parseCall, parseSnapshot } from './sandbox/frame/inspect/parseSnapshot';
import { LIMITS } from './sandbox/frame/limits';
import { SNAPSHOT } from '../../tests/unit/demo/sandbox/support/snapshot';

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

/** The length of the largest snapshot that is accepted. */
const MAX_SIZE = (MAX_OPTIONS * 3 + MAX_SELECTS + 200) * (LIMITS.accessibleText + 200);

describe('a snapshot from a frame', () => {
  test('never throws and stays within its limits, whatever it is', () => {
    fc.assert(
      fc.property(near(SNAPSHOT), (data) => {
        const snapshot = parseSnapshot(data);
        expect(JSON.stringify(snapshot).length).toBeLessThan(MAX_SIZE);
        expect(Object.keys(snapshot)).toEqual(Object.keys(NO_SELECTS));
        // So that the frame can cut by the same function.
        expect(parseSnapshot(snapshot)).toEqual(snapshot);
      }),
    );
  });

  test('has its texts and lists cut', () => {
    const { description } = SNAPSHOT;
    const [, focus] = SNAPSHOT.announcements;
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
    const snapshot: Snapshot = parseSnapshot(huge);
    expect(snapshot.names).toEqual(Array.from({ length: MAX_SELECTS }, () => CUT));
    expect(snapshot.shown).toBeUndefined();
    expect(snapshot.description).toMatchObject({ name: CUT, states: { expanded: CUT } });
    expect(Object.keys(snapshot.description?.states ?? {})).toEqual(['expanded']);
    expect(snapshot.description?.references).toHaveLength(LIMITS.references);
    expect(snapshot.description?.list?.options).toHaveLength(MAX_OPTIONS);
    expect(snapshot.description?.list?.optionCount).toBe(10_000);
    expect(snapshot.announcements).toHaveLength(LIMITS.announcements);
    expect(snapshot.announcements[0]).toMatchObject({ name: CUT });
  });

  test('omits invalid announcements, positions and options', () => {
    const { description } = SNAPSHOT;
    const snapshot = parseSnapshot({
      ...SNAPSHOT,
      description: {
        ...description,
        references: [{ attribute: 'onclick', id: 'x' }, null, ...(description?.references ?? [])],
        active: 'Lisbon',
      },
      announcements: [{ kind: 'shout' }, 'Lisbon', { kind: 'option', option: 1 }],
    });
    expect(snapshot.description?.references).toEqual(description?.references);
    expect(snapshot.description?.active).toBeUndefined();
    expect(snapshot.announcements).toEqual([]);
  });
});

describe('a call from a frame', () => {
  test('never throws and stays within its limits, whatever it is', () => {
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
