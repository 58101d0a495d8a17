import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLog, readCommitTimes } from './commitTimes';
import { folderForEach, git, writeFiles } from '../../../../tests/unit/scripts/temporaryFolder';

const folder = folderForEach({});

async function commit(second: number, files: Record<string, string>): Promise<void> {
  await writeFiles(folder.path, files);
  git(folder.path, 'add', '.');
  git(folder.path, 'commit', '--quiet', '-m', 'x', `--date=@${second} +0000`);
}

function read(project = folder.path) {
  return Object.fromEntries(readCommitTimes(project, 'docs'));
}

describe('the log of git', () => {
  test('gives each file the time of the newest commit that has it', () => {
    const log = '//20\n\ndocs/a.md\n//10\n\ndocs/a.md\ndocs/b.md\n';
    expect([...parseLog(log)]).toEqual([
      ['docs/a.md', 20_000],
      ['docs/b.md', 10_000],
    ]);
  });

  test('without a commit has no times', () => {
    expect(parseLog('').size).toBe(0);
  });
});

describe('the times of commits', () => {
  test('are those of the last change of each file', async () => {
    git(folder.path, 'init', '--quiet');
    await commit(1_000_000_000, { 'docs/a.md': '1', 'docs/ü b.md': '1', 'other/c.md': '1' });
    await commit(1_100_000_000, { 'docs/a.md': '2' });
    await writeFiles(folder.path, { 'docs/new.md': '' });
    expect(read()).toEqual({ 'docs/a.md': 1_100_000_000_000, 'docs/ü b.md': 1_000_000_000_000 });
  });

  test('are those that git tells of a file alone, after a merge that changed it as well', async () => {
    git(folder.path, 'init', '--quiet', '-b', 'main');
    await commit(1_000_000_000, { 'docs/a.md': '1', 'docs/b.md': '1' });
    git(folder.path, 'checkout', '--quiet', '-b', 'side');
    await commit(1_100_000_000, { 'docs/a.md': 'side' });
    git(folder.path, 'checkout', '--quiet', 'main');
    await commit(1_200_000_000, { 'docs/a.md': 'main', 'docs/b.md': '2' });
    git(folder.path, 'merge', '--quiet', '--no-commit', '-s', 'ours', 'side');
    await commit(1_300_000_000, { 'docs/a.md': 'both' });
    const alone = ['docs/a.md', 'docs/b.md'].map((file) => [
      file,
      Number(git(folder.path, 'log', '-1', '--format=%at', '--', file)) * 1000,
    ]);
    expect(read()).toEqual(Object.fromEntries(alone));
    expect(read()).toHaveProperty(['docs/a.md'], 1_300_000_000_000);
  });

  test('name files by their path in a project that is a folder of its repository', async () => {
    git(folder.path, 'init', '--quiet');
    await commit(1_000_000_000, { 'site/docs/a.md': '1' });
    expect(read(join(folder.path, 'site'))).toEqual({ 'docs/a.md': 1_000_000_000_000 });
  });

  test('are not known of what a shallow clone has from its first commit', async () => {
    git(folder.path, 'init', '--quiet');
    await commit(1_000_000_000, { 'docs/a.md': '1', 'docs/b.md': '1' });
    await commit(1_100_000_000, { 'docs/a.md': '2' });
    await commit(1_200_000_000, { 'docs/c.md': '1' });
    const clone = join(folder.path, 'clone');
    git(folder.path, 'clone', '--quiet', '--depth', '2', `file://${folder.path}`, clone);
    expect(read(clone)).toEqual({ 'docs/c.md': 1_200_000_000_000 });
  });

  test('are not known outside a repository', () => {
    expect(read()).toEqual({});
  });
});
