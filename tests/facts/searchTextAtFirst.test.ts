import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';

const closed: UseProps = () => ({
  showSearch: true,
  searchValue: 'a',
  options: [{ value: 'ash' }],
  onSearch: (text: string) => {
    document.body.dataset.searched = JSON.stringify(text);
  },
});

const openAtFirst: UseProps = () => ({
  showSearch: true,
  searchValue: 'a',
  defaultOpen: true,
  autoFocus: true,
  options: [{ value: 'ash' }],
  onSearch: (text: string) => {
    document.body.dataset.searched = JSON.stringify(text);
  },
});

fact(
  'a single select that is mounted with a searchValue calls onSearch with an empty text, open or not',
  { open: [false] },
  async (select, situation) => {
    for (const useProps of [closed, openAtFirst]) {
      // The calls of mounting are forgotten before a fact begins, so the page notes them down.
      await select.show(useProps, situation);
      const searched = await select.page.evaluate(() => document.body.dataset.searched);
      expect(searched).toBe(situation.mode === 'single' ? '""' : undefined);
    }
  },
);
