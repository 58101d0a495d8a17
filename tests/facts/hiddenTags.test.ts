import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';

const HIDDEN = {
  mode: ['multiple', 'tags'],
  given: ['options'],
  grouped: [false],
  open: [false],
} as const;

const withButtons: UseProps = ({ h }) => ({
  style: { width: 200 },
  maxTagCount: 'responsive',
  defaultValue: ['first tree', 'second tree', 'third tree', 'fourth tree'],
  options: [],
  tagRender: ({ value, isMaxTag }) =>
    isMaxTag ? h('b', null, 'rest') : h('button', { id: String(value) }, String(value)),
});

/** What Tab passes on its way from the button before the select to the one after it. */
async function passed(select: ShownSelect): Promise<string[]> {
  await select.page.locator('#before').focus();
  const ids: string[] = [];
  while (ids.at(-1) !== 'after' && ids.length < 9) {
    await select.press('Tab');
    ids.push(await select.page.evaluate(() => document.activeElement?.id ?? ''));
  }
  return ids;
}

fact(
  'Tab reaches the buttons of tags that maxTagCount="responsive" hides',
  HIDDEN,
  async (select, situation) => {
    await select.addStyle('.rc-select-selection-overflow { width: 200px }');
    await select.show(withButtons, situation);
    const hidden = select.page.locator('[aria-hidden=true] > * > button');
    const ids = await hidden.evaluateAll((buttons) => buttons.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect(await passed(select)).toEqual(expect.arrayContaining(ids));
  },
);

fact(
  'a number as maxTagCount leaves hidden tags out of the document',
  HIDDEN,
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        maxTagCount: 1,
        defaultValue: ['one', 'two', 'three'],
        options: [],
        tagRender: ({ value, isMaxTag }) =>
          isMaxTag ? h('b', null, 'rest') : h('button', { id: String(value) }, String(value)),
      }),
      situation,
    );
    expect(await passed(select)).toEqual(['one', 'select', 'after']);
  },
);

fact(
  'a function as maxTagPlaceholder can put the labels of hidden tags into a tooltip',
  HIDDEN,
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        maxTagCount: 1,
        defaultValue: ['lis', 'osl', 'tll'],
        options: [
          { value: 'lis', label: 'Lisbon' },
          { value: 'osl', label: 'Oslo' },
          { value: 'tll', label: 'Tallinn' },
        ],
        maxTagPlaceholder: (hidden) =>
          h(
            'span',
            {
              title: hidden.map(({ label }) => (typeof label === 'string' ? label : '')).join(', '),
            },
            `+ ${hidden.length}`,
          ),
      }),
      situation,
    );
    const rest = select.page.getByTitle('Oslo, Tallinn', { exact: true });
    expect(await rest.textContent()).toBe('+ 2');
  },
);
