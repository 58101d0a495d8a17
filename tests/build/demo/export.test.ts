import { expect, test } from 'vitest';
import { parseExportData } from '../../../src/demo/export/files';
import { EXPORT_DATA } from '../../support/demos';
import { applicationDocuments, filesIn, filesWith, read } from '../dist';

const documents = applicationDocuments();

test('the data for exports are those of the demos', () => {
  const [exportData = ''] = filesIn('export');
  expect(parseExportData(JSON.parse(read(exportData)))).toEqual(EXPORT_DATA);
});

test('the export code is in one chunk and in no script of a page', () => {
  const withSdk = filesWith('.js').filter((file) => read(file).includes('embedProjectId'));
  expect(withSdk).toHaveLength(1);
  expect(withSdk[0]).toMatch(/\.async\.js$/);
  for (const file of documents) expect(read(file), file).not.toContain(withSdk[0]);
});

/** The files of the export code: its own chunk, and those that it is loaded with. */
function exportChunks(): string[] {
  const scripts = filesWith('.js').map(read).join('\n');
  const loaded = [...scripts.matchAll(/(?:\w+\.e\("[^"]+"\),?)+/g)].map(([calls]) => calls);
  const ids = loaded
    .filter((calls) => /\.e\("export\.\w{8}"\)/.test(calls))
    .flatMap((calls) => calls.match(/(?<=")[^"]+(?="\))/g) ?? []);
  expect(ids).toContainEqual(expect.stringMatching(/^export\.\w{8}$/));
  return filesWith('.async.js').filter((file) =>
    ids.some((name) => file.startsWith(`assets/${name}.`)),
  );
}

test('the export code has no parser, because the build knows what published demos import', () => {
  const inParser = 'Unterminated template';
  const withParser = filesWith('.async.js').filter((file) => read(file).includes(inParser));
  expect(withParser).not.toEqual([]);
  expect(exportChunks().filter((file) => withParser.includes(file))).toEqual([]);
});
