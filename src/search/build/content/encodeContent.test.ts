import { describe, expect, test } from 'vitest';
import { type Block } from './block';
import { encodeContent } from './encodeContent';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const heading = (id: string, depth = 2): Block => ({ kind: 'heading', id, depth, title: id });
const demo: Block = { kind: 'demo', id: 'd', depth: 2, title: 'D', description: 'What.' };

/** The texts below the entry of the contents with this id, or above the first without one. */
function textsBelow(blocks: Block[], id?: string): string[] {
  const { toc, texts } = encodeContent(blocks);
  const index = id === undefined ? undefined : toc.findIndex((entry) => entry.id === id);
  return texts.filter(({ tocIndex }) => tocIndex === index).map(({ value }) => value);
}

describe('a text belongs to', () => {
  test('the heading above it, or the page if there is none', () => {
    const blocks = [paragraph('lead'), heading('a'), paragraph('one'), heading('b')];
    expect(textsBelow([...blocks, paragraph('two')])).toEqual(['lead']);
    expect(textsBelow([...blocks, paragraph('two')], 'a')).toEqual(['one']);
    expect(textsBelow([...blocks, paragraph('two')], 'b')).toEqual(['two']);
  });

  test('the demo it follows, until the next heading', () => {
    const blocks = [paragraph('lead'), demo, paragraph('why'), heading('a'), paragraph('other')];
    expect(textsBelow(blocks, 'd')).toEqual(['why']);
    expect(textsBelow(blocks, 'a')).toEqual(['other']);
    expect(encodeContent(blocks).demos).toEqual([{ id: 'd', title: 'D', description: 'What.' }]);
  });

  test('the page, where the page begins with a demo and the text is the first below it', () => {
    const blocks = [demo, paragraph('when'), paragraph('why')];
    expect(textsBelow(blocks)).toEqual(['when']);
    expect(textsBelow(blocks, 'd')).toEqual(['why']);
    expect(textsBelow([heading('a'), ...blocks])).toEqual([]);
  });

  test('the heading around a table, before and after its rows', () => {
    const row: Block = { kind: 'row', id: 'r', title: 'r', facts: ['string'], paragraphs: ['So.'] };
    const blocks = [heading('a', 3), paragraph('before'), row, paragraph('after')];
    expect(textsBelow(blocks, 'a')).toEqual(['before', 'after']);
    expect(textsBelow(blocks, 'r')).toEqual(['a · string', 'So.']);
  });
});

describe('a table with an address', () => {
  const table: Block = { kind: 'table', id: 't', title: 'Tags', rows: ['one', 'two'] };

  test('has its rows, and what follows it belongs to the heading above', () => {
    const blocks = [heading('a', 3), table, paragraph('after')];
    expect(textsBelow(blocks, 't')).toEqual(['one', 'two']);
    expect(textsBelow(blocks, 'a')).toEqual(['after']);
  });

  test('is called after the heading above it', () => {
    expect(encodeContent([heading('Keys'), table]).toc[1]).toEqual({
      id: 't',
      depth: 3,
      title: 'Keys: Tags',
    });
  });
});

describe('the contents', () => {
  const row: Block = { kind: 'row', id: 'r', title: 'value', facts: [], paragraphs: [] };

  test('have rows one step below their heading', () => {
    expect(encodeContent([heading('a', 3), row]).toc).toMatchObject([
      { id: 'a', depth: 3, title: 'a' },
      { id: 'r', depth: 4, title: 'value' },
    ]);
    expect(encodeContent([row]).toc).toEqual([{ id: 'r', depth: 2, title: 'value' }]);
  });

  test.each([
    ['Option props', 'Option'],
    ['Methods', 'Methods'],
  ])('name what the rows below "%s" belong to: %s', (title, owner) => {
    expect(encodeContent([heading(title), row]).toc[1]).toMatchObject({ title: 'value', owner });
  });

  test('prefix a group of rows with the heading of its table', () => {
    const rows: Block = { kind: 'rows', id: 'g', title: 'Value' };
    expect(encodeContent([heading('Props'), rows]).toc[1]?.title).toBe('Props: Value');
    expect(encodeContent([rows]).toc[0]?.title).toBe('Value');
  });

  test('give every text a unique number', () => {
    const { texts } = encodeContent([paragraph('a'), heading('b'), paragraph('a'), row]);
    expect(texts.map(({ paraId }) => paraId)).toEqual([0, 1, 2]);
  });
});
