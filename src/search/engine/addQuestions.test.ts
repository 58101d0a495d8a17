import { describe, expect, test } from 'vitest';
import { createHandler, type Handle } from './handler';
import { page, siteOf } from '../../../tests/unit/search/support/pages';

function filled(): Handle {
  const handle = createHandler();
  const data = siteOf(page('single', { Props: 'One value.', Other: 'Regex [a-z]+.' }));
  handle({ action: 'generate-metadata', args: data });
  return handle;
}

const ask = (handle: Handle, keywords: unknown, id: number) =>
  handle({ action: 'get-search-result', id, args: { keywords } });

describe('questions', () => {
  const questions = { '/demo/single#props': ['solitary choice of somebody'] };
  const add = (handle: Handle, args: unknown) => handle({ action: 'add-questions', id: 1, args });

  test('lead to the passages that answer them, once they are added', () => {
    const handle = filled();
    expect(ask(handle, 'which solitary choice is there', 2)).toMatchObject({ total: 0 });
    const bytes = new TextEncoder().encode(JSON.stringify(questions)).buffer;
    expect(add(handle, bytes)).toEqual({ action: 'metadata-ready', id: 1, entries: 3 });
    expect(ask(handle, 'which solitary choice is there', 2)).toMatchObject({
      kind: 'question',
      top: [{ link: '/demo/single#props' }],
    });
  });

  test('of a place that is gone are left out', () => {
    const handle = filled();
    add(handle, { '/gone': ['solitary choice'] });
    expect(ask(handle, 'which solitary choice is there', 2)).toMatchObject({ total: 0 });
  });

  test('need data first', () => {
    expect(add(createHandler(), questions)).toMatchObject({ action: 'failure', reason: 'no-data' });
  });

  test.each([null, [], 'x', { '/demo/single': [1] }, { '/demo/single': {} }])(
    'of another shape are refused, and change nothing: %j',
    (args) => {
      const handle = filled();
      expect(add(handle, args)).toMatchObject({ action: 'failure', reason: 'bad-data' });
      expect(ask(handle, 'value', 2)).toMatchObject({ total: 1 });
    },
  );
});
