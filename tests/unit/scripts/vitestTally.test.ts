// @vitest-environment node
import { expect, test } from 'vitest';
import { vitestTally, type VitestReport } from '../../../scripts/lib/vitestTally';

function report(passed: number, failed: number, files: VitestReport['testResults'] = []) {
  return { numPassedTests: passed, numFailedTests: failed, testResults: files };
}

test('test cases are counted one by one', () => {
  const files = [
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
  ];
  expect(vitestTally(report(7, 2, files), 1)).toEqual({ passed: 7, failed: 2 });
});

test('a file that broke before its first test is a failure of its own', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(vitestTally(report(2, 0, files), 1)).toEqual({ passed: 2, failed: 2 });
});

test('a run that failed without a failing test is one failure', () => {
  expect(vitestTally(report(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
});

test('a run that left no report is one failure', () => {
  expect(vitestTally(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(vitestTally(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
