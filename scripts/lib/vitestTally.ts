import type { FailedTest, Tally } from './steps';
import type { TestCase, VitestReport } from './vitestReport';

const toFailedTest = ({ fullName, failureMessages }: TestCase): FailedTest => ({
  name: fullName,
  message: failureMessages.at(-1) ?? '',
});

/**
 * Adds up a vitest run. A test file that broke before its first test counts as one failure, and so
 * does a run that failed without a failing test, for instance by an error outside of all tests or
 * without any test. A test that failed before it passed counts as passed. Both kinds are named,
 * with what the last try that failed said.
 */
export function vitestTally(report: VitestReport | undefined, status: number): Tally {
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const cases = (report?.testResults ?? []).flatMap((file) => file.assertionResults);
  const failures = cases.filter(({ status }) => status === 'failed');
  const flaky = cases.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
  const failed = (report?.numFailedTests ?? 0) + brokenFiles.length;
  const wentWell = report !== undefined && status === 0;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && !wentWell ? 1 : failed,
    failures: failures.map(toFailedTest),
    flaky: flaky.map(toFailedTest),
  };
}
