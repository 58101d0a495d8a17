import path from 'node:path';
import { expect, test } from 'vitest';
import { toCode } from '../../../playground/code/code';
import { describe as describeProps } from '../../../playground/model/description';
import { checkBlocks } from '../../../../tests/support/checkBlocks';
import { selectModel } from '../../../../tests/unit/rc-select/playground/selectPlayground';
import { singleSettings } from '../../../../tests/unit/rc-select/playground/singleSettings';

const project = path.resolve(import.meta.dirname, '../../../..');

test('the code of any single prop, in any mode, passes the type check', { timeout: 60_000 }, () => {
  const codes = new Set(
    singleSettings([undefined, 'multiple', 'combobox']).map((settings) =>
      toCode(selectModel, describeProps(selectModel, settings)),
    ),
  );
  const blocks = [...codes].map((code, index) => ({
    page: `demos/playground/${index}`,
    line: 0,
    language: 'tsx',
    code,
  }));
  expect(blocks.length).toBeGreaterThan(50);
  expect(checkBlocks(blocks, project)).toEqual([]);
});
