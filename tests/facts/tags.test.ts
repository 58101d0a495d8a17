import { expect, facts } from './support/fact';
import { optionsOf } from './support/options';
import type { UseProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';
import { SEVERAL, SIMPLEST } from './support/situations';

/** What Tab passes on its way from the button before the select to the one after it. */
async function passed(select: ShownSelect): Promise<string[]> {
  await select.moveFocus('#before');
  const ids: string[] = [];
  while (ids.at(-1) !== 'after' && ids.length < 9) {
    await select.press('Tab');
    ids.push(await select.focusedId());
  }
  return ids;
}

const withButtons: UseProps = ({ h }) => ({
  style: { width: 200 },
  maxTagCount: 'responsive',
  chosen: ['first tree', 'second tree', 'third tree', 'fourth tree'],
  options: [],
  tagRender: ({ value, isMaxTag }) =>
    isMaxTag ? h('b', null, 'rest') : h('button', { id: String(value) }, String(value)),
});

facts({ ...SEVERAL, given: ['options'], grouped: [false], open: [false] }, [
  {
    title: 'Tab reaches the buttons of tags that maxTagCount="responsive" hides',
    async check(select, situation) {
      await select.addStyle('.rc-select-selection-overflow { width: 200px }');
      await select.show(withButtons, situation);
      const ids = await select.attributes('[aria-hidden=true] > * > button', 'id');
      expect(ids.length).toBeGreaterThan(0);
      expect(await passed(select)).toEqual(expect.arrayContaining(ids));
    },
  },
  {
    title: 'a number as maxTagCount leaves hidden tags out of the document',
    props: ({ h }) => ({
      maxTagCount: 1,
      chosen: ['one', 'two', 'three'],
      options: [],
      tagRender: ({ value, isMaxTag }) =>
        isMaxTag ? h('b', null, 'rest') : h('button', { id: String(value) }, String(value)),
    }),
    check: async (select) => expect(await passed(select)).toEqual(['one', 'select', 'after']),
  },
  {
    title: 'a function as maxTagPlaceholder can put the labels of hidden tags into a tooltip',
    props: ({ h }) => ({
      maxTagCount: 1,
      chosen: ['lis', 'osl', 'tll'],
      options: [
        { value: 'lis', label: 'Lisbon' },
        { value: 'osl', label: 'Oslo' },
        { value: 'tll', label: 'Tallinn' },
      ],
      maxTagPlaceholder(hidden) {
        const title = hidden.map(({ label }) => String(label as string)).join(', ');
        return h('span', { title }, `+ ${hidden.length}`);
      },
    }),
    async check({ page }) {
      const rest = page.getByTitle('Oslo, Tallinn', { exact: true });
      expect(await rest.textContent()).toBe('+ 2');
    },
  },
  {
    title: 'labelRender changes what a tag shows, and leaves its icon',
    props: ({ h }) => ({
      chosen: 'ash',
      labelRender: ({ value }) => h('i', null, `${value} (creating …)`),
      options: [{ value: 'ash' }],
    }),
    shows: { chosen: ['ash (creating …)'] },
    async check(select) {
      await select.click('.rc-select-selection-item-remove');
      expect((await select.state()).chosen).toEqual([]);
    },
  },
  {
    title: 'removeIcon and clearIcon as functions are called without arguments',
    props: () => ({
      removeIcon: (props: unknown) => `remove ${typeof props}`,
      allowClear: { clearIcon: (props: unknown) => `clear ${typeof props}` },
      chosen: 'ash',
      options: [{ value: 'ash' }],
    }),
    async check(select) {
      const icons = '.rc-select-selection-item-remove, .rc-select-clear';
      expect(await select.texts(icons)).toEqual(['remove undefined', 'clear undefined']);
    },
  },
]);

facts(SEVERAL, [
  {
    title: 'maxTagTextLength cuts the label that tagRender gets',
    controlled: [false],
    open: [false],
    props: ({ h }) => ({
      chosen: 'lis',
      maxTagTextLength: 3,
      tagRender: ({ label }) => h('b', null, label),
      options: [{ value: 'lis', label: 'Lisbon' }],
    }),
    check: async (select) => expect(await select.texts('.rc-select b')).toEqual(['Lis...']),
  },
  {
    title: 'labels longer than maxTagTextLength are cut in tags, if they are strings or numbers',
    given: ['options'],
    open: [false],
    props: ({ h }) => ({
      maxTagTextLength: 3,
      chosen: ['a', 'b', 'c'],
      options: [
        { value: 'a', label: 'Aspen' },
        { value: 'b', label: 12345 },
        { value: 'c', label: h('i', null, 'Cedar') },
      ],
    }),
    shows: { chosen: ['Asp...', '123...', 'Cedar'] },
  },
  {
    title: 'maxTagCount shows that many tags and one for the rest',
    open: [false],
    props: {
      maxTagCount: 1,
      chosen: ['ash', 'beech', 'cedar'],
      options: optionsOf('ash', 'beech', 'cedar'),
    },
    shows: { chosen: ['ash', '+ 2 ...'] },
  },
  {
    title: 'tagRender and maxTagPlaceholder are called for hidden tags while none is hidden',
    props: ({ h }) => ({
      chosen: ['a', 'b'],
      options: [{ value: 'a' }, { value: 'b' }],
      maxTagPlaceholder(omitted) {
        document.body.dataset.omitted = String(omitted.length);
        return 'rest';
      },
      tagRender({ isMaxTag, value, label, onClose }) {
        const rest = [value, label, onClose].map(String).join();
        if (isMaxTag) document.body.dataset.rest = rest;
        return h('b', null, label);
      },
    }),
    async check(select) {
      const called = { omitted: '0', rest: 'undefined,rest,undefined' };
      expect(await select.notes()).toMatchObject(called);
      // What they return is not shown.
      expect(await select.texts('.rc-select b')).toEqual(['a', 'b']);
    },
  },
  {
    title: 'tagRender and maxTagPlaceholder are not called for hidden tags while nothing is chosen',
    given: ['options'],
    grouped: [false],
    props: ({ h }) => ({
      options: [{ value: 'a' }],
      maxTagPlaceholder() {
        document.body.dataset.omitted = 'called';
        return 'rest';
      },
      tagRender({ label }) {
        document.body.dataset.rest = 'called';
        return h('b', null, label);
      },
    }),
    async check(select) {
      const { omitted, rest } = await select.notes();
      expect({ omitted, rest }).toEqual({});
    },
  },
  {
    title:
      'onMouseDown is called for a press on a tag, not for its icon nor for what tagRender renders',
    given: ['options'],
    grouped: [false],
    props: { chosen: 'a', options: optionsOf('a') },
    act: (select) => select.click('.rc-select-selection-item-content'),
    calls: ['onMouseDown()'],
    async check(select, situation) {
      await select.forgetCalls();
      await select.click('.rc-select-selection-item-remove');
      expect(await select.calls('onMouseDown')).toEqual([]);
      const drawn: UseProps = ({ h }) => ({
        chosen: 'a',
        options: [{ value: 'a' }],
        tagRender: ({ label }) => h('b', null, label),
      });
      await select.show(drawn, situation);
      await select.click('.rc-select b');
      expect(await select.calls('onMouseDown')).toEqual([]);
    },
  },
]);

facts({ ...SIMPLEST, mode: ['multiple'] }, [
  {
    title: 'a maxTagPlaceholder that expects a hidden value removes the select',
    props: () => ({
      chosen: 'a',
      maxTagPlaceholder: ([first]) => (first as { label: string }).label,
    }),
    warns: "reading 'label'",
    check: async (select) => expect(await select.count('.rc-select')).toBe(0),
  },
]);
