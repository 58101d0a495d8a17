import { expect, test } from 'vitest';
import { parsePageScripts } from './pageScripts';

const NONE = { shell: [], stages: [], demos: '' };

test('the list of a document is read', () => {
  expect(parsePageScripts('{"shell":["a"],"stages":["b"],"demos":"7"}')).toEqual({
    shell: ['a'],
    stages: ['b'],
    demos: '7',
  });
});

test.each(['', 'null', '[]', '7', '{"shell":1,"stages":null,"demos":7}', '{"shell":[1,{}]}', '{'])(
  'a list that is none is empty: %s',
  (text) => {
    expect(parsePageScripts(text)).toEqual(NONE);
  },
);
