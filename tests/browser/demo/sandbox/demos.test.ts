import { everyDemo } from './demoFiles';
import { expect, test } from './sandbox';

/** Demos that share a frame: starting one takes longer than rendering a demo. */
const BATCH = 8;

test('the unedited files of every demo compile and render in the frame without messages', async ({
  sandbox,
}) => {
  const demos = everyDemo();
  expect(demos.length).toBeGreaterThan(60);
  for (let at = 0; at < demos.length; at += BATCH) {
    const batch = demos.slice(at, at + BATCH);
    const imports = batch.map(
      ({ entry }, n) => `import Demo${n} from './${entry.replace('.tsx', '')}';`,
    );
    const sections = batch.map(
      ({ entry }, n) => `<section title="${entry}"><Demo${n} /></section>`,
    );
    const all = `${imports.join('\n')}\nexport default () => <>${sections.join('')}</>;`;
    await sandbox.start([...batch.flatMap(({ files }) => files), ['all.tsx', all]], 'all.tsx');
    const titles = batch.map(({ entry }) => entry);
    expect(await sandbox.settled(), titles.join()).toMatchObject({
      phase: 'running',
      problems: [],
      log: [],
      hasResult: true,
    });
    const shown = await (
      await sandbox.frame()
    ).evaluate(() =>
      [...document.querySelectorAll('#root > section')].flatMap((section) =>
        section.textContent ? [section.getAttribute('title')] : [],
      ),
    );
    expect(shown).toEqual(titles);
  }
}, 60_000);
