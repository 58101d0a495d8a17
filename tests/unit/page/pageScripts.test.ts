import { expect, test } from 'vitest';
import { parsePageScripts } from '../../../src/page/pageScripts';

const NONE = { shell: [], stages: [] };

test('the list of a document is read', () => {
  expect(parsePageScripts('{"shell":["a"],"stages":["b"]}')).toEqual({
    shell: ['a'],
    stages: ['b'],
  });
});

test.each(['', 'null', '[]', '7', '{"shell":1,"stages":null}', '{"shell":[1,{}]}', '{'])(
  'a list that is none is empty: %s',
  (text) => {
    expect(parsePageScripts(text)).toEqual(NONE);
  },
);
