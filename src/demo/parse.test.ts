import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ELEMENTS, NO_ELEMENTS, type Snapshot } from './inspect/watch/snapshot';
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

/** The length of the largest snapshot that is accepted, but for what only a library has. */
const MAX_SIZE = (MAX_ELEMENTS + 1) * (4 * LIMITS.accessibleText + 60 * LIMITS.name);

describe('a snapshot from a frame', () => {
  test('never throws and stays within its limits, whatever it is', () => {
    fc.assert(
      fc.property(near(SNAPSHOT), (data) => {
        const snapshot = parseSnapshot(data);
        const { details, ...limited } = snapshot;
        expect(JSON.stringify(limited).length).toBeLessThan(MAX_SIZE);
        expect(Object.keys(snapshot)).toEqual(Object.keys(NO_ELEMENTS));
        // So that the frame can cut by the same function.
        expect(parseSnapshot(snapshot)).toEqual({ ...limited, details });
      }),
    );
  });

  test('has its texts and lists cut', () => {
    const [element] = SNAPSHOT.elements;
    const [, , focus] = SNAPSHOT.announcements;
    const huge = {
      elements: many({
        ...element,
        name: LONG,
        states: { expanded: LONG, unknown: LONG },
        references: many(element?.references[0]),
      }),
      shown: 1e9,
      announcements: many({ ...focus, name: LONG }),
    };
    const snapshot: Snapshot = parseSnapshot(huge);
    expect(snapshot.elements).toHaveLength(MAX_ELEMENTS);
    expect(snapshot.shown).toBeUndefined();
    expect(snapshot.elements[0]).toMatchObject({
      name: CUT,
      states: { expanded: `${'x'.repeat(LIMITS.name)}…` },
    });
    expect(Object.keys(snapshot.elements[0]?.states ?? {})).toEqual(['expanded']);
    expect(snapshot.elements[0]?.references).toHaveLength(LIMITS.references);
    expect(snapshot.announcements).toHaveLength(LIMITS.announcements);
    expect(snapshot.announcements[0]).toMatchObject({ name: CUT });
  });

  test('omits invalid announcements, positions and items', () => {
    const [element] = SNAPSHOT.elements;
    const snapshot = parseSnapshot({
      ...SNAPSHOT,
      elements: [
        {
          ...element,
          references: [{ attribute: 'onclick', id: 'x' }, null, ...(element?.references ?? [])],
          active: 'Lisbon',
        },
        7,
      ],
      announcements: [{ kind: 'shout' }, 'Lisbon', { kind: 'item', item: 1 }],
    });
    expect(snapshot.elements).toHaveLength(1);
    expect(snapshot.elements[0]?.references).toEqual(element?.references);
    expect(snapshot.elements[0]?.active).toBeUndefined();
    expect(snapshot.announcements).toEqual([]);
  });
});

describe('a call from a frame', () => {
  test('never throws and stays within its limits, whatever it is', () => {
    const call = near({ component: 'City', callback: 'onChange', args: ['"lis"', '{ }'] });
    fc.assert(
      fc.property(call, (data) => {
        const { component, callback, args } = parseCall(data);
        expect(component.length).toBeLessThanOrEqual(LIMITS.accessibleText + 1);
        expect(callback.length).toBeLessThanOrEqual(LIMITS.name);
        expect(args.length).toBeLessThanOrEqual(LIMITS.args);
        for (const arg of args) expect(arg.length).toBeLessThanOrEqual(LIMITS.argument + 1);
      }),
    );
  });
});
