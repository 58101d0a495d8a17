import { describe, expect, test } from 'vitest';
import { toHintText, toHintTitle } from './hintTitle';
import type { SearchHint } from '../engine/protocol';

const hint = (more: Partial<SearchHint>): SearchHint => ({
  type: 'content',
  link: '/a#b',
  priority: 1,
  highlightTitleTexts: [
    { text: 'Forms - ' },
    { text: 'Reset', highlighted: true },
    { text: ' it' },
  ],
  highlightTexts: [
    { text: 'Option props · boolean · Cannot be ' },
    { text: 'picked', highlighted: true },
  ],
  pageTitle: 'Forms',
  ...more,
});

describe('the title of a hint', () => {
  test('is that of its section, with the page beside it', () => {
    expect(toHintTitle(hint({}))).toEqual({
      own: [{ text: 'Reset', highlighted: true }, { text: ' it' }],
      page: 'Forms',
    });
  });

  test('keeps its marks where one reaches into the title of the page', () => {
    const title = [{ text: 'Forms - Re', highlighted: true }, { text: 'set' }];
    expect(toHintTitle(hint({ highlightTitleTexts: title })).own).toEqual([
      { text: 'Re', highlighted: true },
      { text: 'set' },
    ]);
  });

  test('is that of the page, which is not said twice', () => {
    const title = [{ text: 'Forms' }];
    expect(toHintTitle(hint({ highlightTitleTexts: title }))).toEqual({
      own: title,
      page: undefined,
    });
  });

  test('of a demo does not have the page in it, which stands beside it', () => {
    const title = [{ text: 'Send it' }];
    expect(toHintTitle(hint({ highlightTitleTexts: title })).page).toBe('Forms');
  });

  test('of a prop has its owner beside it, and not the page', () => {
    expect(toHintTitle(hint({ owner: 'Option' })).page).toBeUndefined();
  });
});

describe('the text of a hint', () => {
  test('to a prop does not repeat the owner', () => {
    expect(toHintText(hint({ owner: 'Option' }))).toEqual([
      { text: 'boolean · Cannot be ' },
      { text: 'picked', highlighted: true },
    ]);
  });

  test.each([{ owner: undefined }, { owner: 'Select' }])(
    'to anything else is whole: %j',
    (more) => {
      expect(toHintText(hint(more))).toEqual(hint({}).highlightTexts);
    },
  );
});
