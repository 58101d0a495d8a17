import { expect, test } from 'vitest';
import { summaryOf, type Made } from './summary';

const made: Made = {
  library: 'rc-rate',
  version: '2.0.0',
  pages: [{ slug: 'rate', title: 'Rate', components: [], demo: undefined }],
  runs: 'npm run',
  scripts: { write: 'dev', build: 'build', serve: 'serve' },
  output: 'dist',
  tarball: undefined,
};

test('what was made is said in about ten lines', () => {
  const lines = summaryOf(made).split('\n');
  expect(lines[0]).toBe('▸ There is a site for rc-rate 2.0.0 in this folder:');
  expect(lines).toContain('  To be written:   a demo for docs/demo/rate.md');
  expect(lines).toHaveLength(10);
});

test('a tarball that only this machine has is named, and what to do for others', () => {
  expect(summaryOf(made)).not.toContain('For others');
  const said = summaryOf({ ...made, tarball: '/tmp/engine.tgz' });
  expect(said).toContain(
    'For others:      package.json names /tmp/engine.tgz: copy it into this folder',
  );
});
