import { describe } from 'vitest';
import { KEY_TABLES, KEYS_BY_MODE, type KeyRowId } from '../../../src/subject/rc-select/keyboard';
import type { KeyRow } from '../../../src/subject/rc-select/keyboard/types';
import { expect, test } from '../support/fact';
import { combobox } from './combobox';
import { every } from './every';
import { multiple } from './multiple';
import type { Proof } from './pressed';
import { search, single } from './single';
import { tags } from './tags';

/** The compiler names a row without a proof. */
const PROOFS = {
  ...every,
  ...single,
  ...search,
  ...multiple,
  ...tags,
  ...combobox,
} satisfies Record<KeyRowId, Proof>;

const rows = KEY_TABLES.flatMap(
  ({ mode, rows: ofMode }): { of: typeof mode; id: KeyRowId; row: KeyRow }[] =>
    ofMode.map((row) => ({ of: mode, id: row.id, row })),
);

test('each row of the table of keys has a proof, and each proof a row', () => {
  expect(Object.keys(PROOFS).sort()).toEqual(rows.map(({ id }) => id).sort());
});

describe.each(rows)('$row.keys', ({ of, id, row }) => {
  const modes = KEYS_BY_MODE.map(({ mode }) => mode).filter(
    (mode) => of === 'every' || of === mode,
  );

  describe.each(modes)('in %s', (mode) => {
    // What is the same in every mode is about the list and the text, not about the value.
    for (const controlled of of === 'every' ? [false] : [false, true]) {
      for (const open of [false, true]) {
        const said = open ? row.open : row.closed;
        const where = `${open ? 'open' : 'closed'}, ${controlled ? 'controlled' : 'uncontrolled'}`;
        test(`${said} (${where})`, async ({ select }) => {
          for (const key of row.press)
            await PROOFS[id][open ? 'open' : 'closed']({ select, mode, key, open, controlled });
        });
      }
    }
  });
});
