import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run';
import type { Tally } from './steps';
import { parseReport, type VitestReport } from './vitestReport';
import { vitestTally } from './vitestTally';

/**
 * A step of the tests that takes longer than this hangs; the slowest takes 20 minutes on 2 cores.
 * In milliseconds.
 */
const TIME_LIMIT = 30 * 60_000;

async function readReport(file: string): Promise<VitestReport | undefined> {
  // A run that crashed leaves no report; its exit status still counts.
  const text = await readFile(file, 'utf8').catch(() => '');
  return parseReport(text);
}

/** Runs the tests of one project of the vitest configuration, and counts its test cases. */
export async function runVitest(project: string): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-report-'));
  const file = join(folder, 'report.json');
  try {
    const args = [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const status = await run('vitest', args, { timeLimit: TIME_LIMIT });
    return vitestTally(await readReport(file), status);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
