import { expect, onTestFinished, test } from 'vitest';
import { makeSmallSite } from './smallSite';

test('a build from the compile cache makes the same files as one from nothing', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.remove());
  const before = await site.build();

  await site.append('docs/demo/tags.md', '\nOne more sentence.\n');
  await site.replace('demos/email/index.tsx', 'E-mail address', 'E-mail address at work');
  await site.append('demos/skin/select.css', '\n.one-more-rule {\n  color: red;\n}\n');
  await site.replace('theme/styles/tokens.css', '--space-1: 4px', '--space-1: 5px');
  await site.replace('theme/page/Footer.tsx', '</footer>', '<p>One more line.</p></footer>');
  const fromCache = await site.build();

  await site.clearCaches();
  const fromNothing = await site.build();
  expect(fromCache).toEqual(fromNothing);
  expect(fromCache['demo/tags/index.html']).not.toBe(before['demo/tags/index.html']);
});
