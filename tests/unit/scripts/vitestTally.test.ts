import { expect, test } from 'vitest';
import { parseReport, type VitestReport } from '../../../scripts/lib/vitestReport';
import { vitestTally } from '../../../scripts/lib/vitestTally';

function report(passed: number, failed: number, files: VitestReport['testResults'] = []) {
  return { numPassedTests: passed, numFailedTests: failed, testResults: files };
}

function testCase(status: string, failureMessages: string[] = []) {
  return { status, fullName: `a ${status} test`, failureMessages };
}

test('test cases are counted one by one, and those that failed are named with their last error', () => {
  const files = [
    {
      status: 'failed',
      assertionResults: [testCase('failed', ['first try', 'second try']), testCase('passed')],
    },
  ];
  expect(vitestTally(report(7, 2, files), 1)).toEqual({
    passed: 7,
    failed: 2,
    failures: [{ name: 'a failed test', message: 'second try' }],
    flaky: [],
  });
});

test('a file that failed before its first test counts as one failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [testCase('passed')] },
    { status: 'passed', assertionResults: [testCase('passed')] },
  ];
  expect(vitestTally(report(2, 0, files), 1)).toMatchObject({ passed: 2, failed: 2 });
});

test('a run that failed without a failing test is one failure', () => {
  expect(vitestTally(report(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('a test that passed on its second try counts as passed and is listed as flaky', () => {
  const files = [{ status: 'passed', assertionResults: [testCase('passed', ['first try'])] }];
  const flaky = [{ name: 'a passed test', message: 'first try' }];
  expect(vitestTally(report(1, 0, files), 0)).toMatchObject({ passed: 1, failed: 0, flaky });
});

test('a run that left no report is one failure', () => {
  expect(vitestTally(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(vitestTally(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
});

const written = report(1, 1, [{ status: 'failed', assertionResults: [testCase('failed')] }]);

test('a real vitest report is read, ignoring what is not counted', () => {
  expect(parseReport(JSON.stringify({ ...written, success: false }))).toMatchObject(written);
});

test.each([
  ['no text', ''],
  ['half a report', JSON.stringify(written).slice(0, 50)],
  ['null', 'null'],
  ['a list', '[]'],
  ['a count that is no number', JSON.stringify({ ...written, numPassedTests: '1' })],
  ['a report without files', JSON.stringify({ ...written, testResults: undefined })],
  ['a file without tests', JSON.stringify(report(1, 0, [{ status: 'passed' } as never]))],
  [
    'a test without a status',
    JSON.stringify({ ...written, testResults: [{ status: '', assertionResults: [{}] }] }),
  ],
  [
    'a test without a name',
    JSON.stringify(
      report(1, 0, [{ status: '', assertionResults: [{ ...testCase(''), fullName: 1 } as never] }]),
    ),
  ],
])('%s is not a report', (_, text) => {
  expect(parseReport(text)).toBeUndefined();
});
