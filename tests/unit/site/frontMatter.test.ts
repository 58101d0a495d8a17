import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

interface Placed {
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
