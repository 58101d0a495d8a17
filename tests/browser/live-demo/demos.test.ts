import { describe } from 'vitest';
import { everyDemo } from './demoFiles';
import { expect, test } from './live';

describe('the unedited files of a demo', () => {
  for (const { folder, entry, files } of everyDemo()) {
    test(`${folder}/${entry} compile and render in the frame`, async ({ live }) => {
      await live.start(files, entry);
      const state = await live.settled();
      expect(state).toMatchObject({ phase: 'running', problems: [], log: [], hasResult: true });
      expect(await live.text()).not.toBe('');
    });
  }
});
