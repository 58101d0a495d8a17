import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { expect, facts } from './support/fact';
import { optionsOf } from './support/options';
import { readClassNames } from './support/readClassNames';

const documented = new Set(
  [...readFileSync('docs/guide/styling.md', 'utf8').matchAll(/^\| `(rc-select[\w-]*)`/gm)].map(
    ([, name = '']) => name,
  ),
);

const found = new Set<string>();

facts({}, [
  {
    title: 'all class names of a select are in the guide',
    given: ['options'],
    controlled: [false],
    async check(select, situation) {
      for (const name of await readClassNames(select, situation))
        if (name.startsWith('rc-select')) found.add(name);
      expect([...found].filter((name) => !documented.has(name))).toEqual([]);
    },
  },
  {
    title: "the package's style sheet reaches beyond the select, and sets its size but no layer",
    open: [true],
    props: { style: {}, options: optionsOf('a') },
    async check({ page }) {
      const styles = await page.evaluate(() => {
        const styleOf = (selector: string) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(selector);
          return getComputedStyle(element);
        };
        const { minHeight, zIndex } = styleOf('.rc-select-dropdown');
        return [styleOf('main').boxSizing, styleOf('.rc-select').width, minHeight, zIndex];
      });
      expect(styles).toEqual(['border-box', '100px', '100px', 'auto']);
    },
  },
]);

afterAll(() => {
  expect([...documented].filter((name) => !found.has(name))).toEqual([]);
});
