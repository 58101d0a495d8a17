import { everyDemo } from './demoFiles';
import { expect, test } from './live';

test('the unedited files of every demo compile and render in the frame', async ({ live }) => {
  const demos = everyDemo();
  expect(demos.length).toBeGreaterThan(60);
  for (const { entry, files } of demos) {
    await live.start(files, entry);
    const state = await live.settled();
    expect(state, entry).toMatchObject({
      phase: 'running',
      problems: [],
      log: [],
      hasResult: true,
    });
    expect(await live.text(), entry).not.toBe('');
  }
}, 60_000);
