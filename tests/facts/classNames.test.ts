import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { expect, fact } from './support/fact';
import { readClassNames } from './support/readClassNames';

const documented = new Set(
  [...readFileSync('docs/guide/styling.md', 'utf8').matchAll(/^\| `(rc-select[\w-]*)`/gm)].map(
    ([, name = '']) => name,
  ),
);

const found = new Set<string>();

fact(
  'all class names of a select are in the guide',
  { given: ['options'], controlled: [false] },
  async (select, situation) => {
    for (const name of await readClassNames(select, situation))
      if (name.startsWith('rc-select')) found.add(name);
    expect([...found].filter((name) => !documented.has(name))).toEqual([]);
  },
);

afterAll(() => {
  expect([...documented].filter((name) => !found.has(name))).toEqual([]);
});

fact(
  "the package's style sheet reaches beyond the select, and sets its size but no layer",
  { open: [true] },
  async (select, situation) => {
    await select.show(() => ({ style: {}, options: [{ value: 'a' }] }), situation);
    const styles = await select.page.evaluate(() => {
      const styleOf = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(selector);
        return getComputedStyle(element);
      };
      return {
        elsewhere: styleOf('main').boxSizing,
        width: styleOf('.rc-select').width,
        popup: styleOf('.rc-select-dropdown').minHeight,
        layer: styleOf('.rc-select-dropdown').zIndex,
      };
    });
    expect(styles).toEqual({
      elsewhere: 'border-box',
      width: '100px',
      popup: '100px',
      layer: 'auto',
    });
  },
);
