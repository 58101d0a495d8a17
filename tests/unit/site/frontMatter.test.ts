import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { REFERENCES } from '../../support/references';

interface Placed {
  props?: string[];
  group?: { title: string; order?: number };
  nav?: { title: string; path: string; order?: number };
}

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const [, frontMatter = ''] = readFileSync(`docs/${file}`, 'utf8').split('---\n');
    return { file, ...(load(frontMatter) as Placed) };
  });

// The sidebar joins pages by the title of their group; the links to the next page sort by its
// order.
test.each(['group', 'nav'] as const)('all pages of one %s give it the same order', (field) => {
  const first = new Map<string, object>();
  for (const page of pages) {
    const place = page[field];
    if (!place) continue;
    const known = first.get(place.title) ?? place;
    first.set(place.title, known);
    expect(place, `docs/${page.file}: ${field}`).toEqual(known);
  }
});

test('every demo page says which rows of the prop tables it is about, and links to them', () => {
  const rows = new Set(
    REFERENCES.flatMap(({ anchor, entries }) => entries.map(({ name }) => `${anchor}-${name}`)),
  );
  for (const { file, props = [] } of pages) {
    const text = readFileSync(`docs/${file}`, 'utf8');
    expect(props.length > 0, `docs/${file} has props`).toBe(/^demo.(?!index)/.test(file));
    for (const prop of props) {
      expect(rows, `docs/${file}`).toContain(prop);
      expect(text).toContain(`](/#${prop})`);
    }
  }
});
