/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: TestFile[];
}

interface TestCase {
  status: string;
}

interface TestFile extends TestCase {
  assertionResults: TestCase[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTestCase(value: unknown): value is TestCase {
  return isRecord(value) && typeof value.status === 'string';
}

function isTestFile(value: unknown): value is TestFile {
  if (!isRecord(value) || !isTestCase(value)) return false;
  return Array.isArray(value.assertionResults) && value.assertionResults.every(isTestCase);
}

function isReport(value: unknown): value is VitestReport {
  if (!isRecord(value) || !Array.isArray(value.testResults)) return false;
  const counts = [value.numPassedTests, value.numFailedTests];
  return counts.every(Number.isSafeInteger) && value.testResults.every(isTestFile);
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
