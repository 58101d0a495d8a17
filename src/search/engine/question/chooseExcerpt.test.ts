import { describe, expect, test } from 'vitest';
import { type Entry } from '../site/entries';
import { createSegment } from '../text/terms';
import { chooseExcerpt } from './chooseExcerpt';
import { PassageReader } from './readPassage';

/** Words of a question with their weights. */
type Words = Record<string, number>;

function excerptOf(words: Words, entry: Partial<Entry>) {
  const concepts = Object.entries(words).map(([word, weight]) => ({
    weight,
    terms: new Map([[word, 1]]),
  }));
  const page = { title: 'Page', nav: { title: undefined, order: 0 } };
  const section = { kind: 'section', page, link: '/', title: '', ownTitle: 'It' } as const;
  const reader = new PassageReader(concepts, createSegment());
  return chooseExcerpt({ ...section, paragraphs: [], ...entry }, reader);
}

const LONG = `Before it ${'is a lot of other text, '.repeat(6)}and no more.`;

describe('the sentence that is chosen', () => {
  const paragraphs = ['Users type text. The list closes.', 'A dialog closes. The list is in it.'];

  test.each([
    ['has most of the question', { list: 1, closes: 1 }, 'The list closes.'],
    ['has its rarest word', { list: 1, closes: 1, dialog: 3 }, 'A dialog closes.'],
    ['is the first of equal ones', { list: 1 }, 'The list closes.'],
    ['is the first one where none has any of it', { other: 1 }, 'Users type text.'],
  ] satisfies [string, Words, string][])('%s', (_, words, sentence) => {
    expect(excerptOf(words, { paragraphs }).sentence).toBe(sentence);
  });

  test.each([
    ['a demo', { kind: 'demo' }],
    ['a page', { ownTitle: '' }],
  ] satisfies [string, Partial<Entry>][])('is rather not the description of %s', (_, entry) => {
    const paragraphs = ['Clear the text in the list.', 'Enter clears the list.'];
    const words = { list: 3, text: 1 };
    expect(excerptOf(words, { ...entry, paragraphs }).sentence).toBe(paragraphs[1]);
    expect(excerptOf({ list: 1, text: 3 }, { ...entry, paragraphs }).sentence).toBe(paragraphs[0]);
    expect(excerptOf(words, { paragraphs }).sentence).toBe(paragraphs[0]);
  });
});

describe('the text around it', () => {
  test('is that of its paragraph, from the beginning, while two lines have room', () => {
    const paragraph = 'Use value. It is read once. Later changes are ignored.';
    expect(excerptOf({ once: 1 }, { paragraphs: ['Other.', paragraph] }).text).toBe(paragraph);
  });

  test('begins with the sentence where what is before is too long', () => {
    const paragraphs = [`${LONG} Set value. It is read once.`];
    expect(excerptOf({ value: 1 }, { paragraphs }).text).toBe('Set value. It is read once.');
  });

  test('ends with a whole sentence', () => {
    const paragraphs = [`Set value. It is read once. ${LONG}`];
    expect(excerptOf({ value: 1 }, { paragraphs }).text).toBe('Set value. It is read once.');
  });

  test('is none for a sentence that is too long itself, which is not cut', () => {
    const paragraphs = [`Set value. ${LONG} It is read once.`];
    expect(excerptOf({ lot: 1 }, { paragraphs }).text).toBe(LONG);
  });

  test('is empty for an entry without text', () => {
    expect(excerptOf({ value: 1 }, {})).toEqual({ text: '', sentence: '' });
  });
});

describe('of a row', () => {
  test('the first part is shown before what answers', () => {
    const paragraphs = [`Key: Esc · Closed: Nothing · Open: ${LONG} · Also: Closes a dialog`];
    expect(excerptOf({ dialog: 1 }, { paragraphs })).toEqual({
      text: 'Key: Esc · Also: Closes a dialog',
      sentence: 'Also: Closes a dialog',
    });
  });

  test('all parts are shown where they fit', () => {
    const paragraphs = ['Key: Esc · Closed: Nothing · Open: Closes the list'];
    expect(excerptOf({ list: 1 }, { paragraphs }).text).toBe(paragraphs[0]);
  });

  test('of a prop, what it says is shown without names and types, even for words of these', () => {
    const row = 'Select props · (value: string) => void · Called with a text. Also on blur.';
    const entry = { owner: 'Select', paragraphs: [row, 'Not called on focus.'] };
    expect(excerptOf({ value: 5, blur: 1 }, entry)).toEqual({
      text: 'Called with a text. Also on blur.',
      sentence: 'Also on blur.',
    });
    expect(excerptOf({ focus: 1 }, entry).text).toBe('Not called on focus.');
  });
});
