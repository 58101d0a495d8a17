import { isCount, isListOf, isRecord, isText } from '../../src/lib/read';

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: TestFile[];
}

/** A test, as far as it is counted and named. */
export interface TestCase {
  status: string;
  /** Titles of its groups and its own. */
  fullName: string;
  /** Of each try that failed, also when the last one passed. */
  failureMessages: string[];
}

interface TestFile {
  status: string;
  assertionResults: TestCase[];
}

function isTestCase(value: unknown): value is TestCase {
  if (!isRecord(value) || !isListOf(value.failureMessages, isText)) return false;
  return isText(value.status) && isText(value.fullName);
}

function isTestFile(value: unknown): value is TestFile {
  if (!isRecord(value) || typeof value.status !== 'string') return false;
  return isListOf(value.assertionResults, isTestCase);
}

function isReport(value: unknown): value is VitestReport {
  if (!isRecord(value) || !isListOf(value.testResults, isTestFile)) return false;
  return isCount(value.numPassedTests) && isCount(value.numFailedTests);
}

/** Reads a report; undefined for any other text, such as what a run that crashed has left. */
export function parseReport(text: string): VitestReport | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
