import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIST_SPACE } from './Frame';

test('a frame has as much space for a list as style sheets give', () => {
  const tokens = readFileSync('theme/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--list-space: ${LIST_SPACE}px;`);
});
