import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './run';
import type { Tally } from './steps';
import { vitestTally, type VitestReport } from './vitestTally';

async function readReport(file: string): Promise<VitestReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  } catch {
    // A run that crashed leaves no report; its exit status still counts.
    return undefined;
  }
}

/** Runs a script of package.json that is a vitest run, and counts its test cases. */
export async function runVitest(script: string): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-report-'));
  const file = join(folder, 'report.json');
  try {
    const status = await runScript(script, [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    return vitestTally(await readReport(file), status);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
