import { LIMITS } from '../limits';
import type { RawError, RawStep } from '../protocol';
import { formatValue } from './formatValue';

/** Chromium writes `at name (url:1:2)`, the others `name@url:1:2`. */
function toStep(line: string, bundleUrl: string): RawStep[] {
  const at = line.indexOf(`${bundleUrl}:`);
  if (at < 0) return [];
  const [, row, column] = /^:(\d+):(\d+)/.exec(line.slice(at + bundleUrl.length)) ?? [];
  if (!row || !column) return [];
  const name = line.slice(0, at).replace(/^\s*at |[\s(@]+$/g, '');
  return [{ name: name === 'at' ? '' : name, line: Number(row), column: Number(column) }];
}

function stackOf(error: unknown): string {
  return error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return formatValue(error);
  return `${error.name}: ${error.message}`;
}

/**
 * Describes whatever was thrown, however it defends itself, by what it says and where in the bundle
 * it comes from.
 *
 * @param bundleUrl - Address of the bundle's script; steps elsewhere are not the reader's.
 */
export function describeError(error: unknown, bundleUrl: string): RawError {
  try {
    const trace = stackOf(error)
      .split('\n')
      .flatMap((line) => toStep(line, bundleUrl));
    const message = messageOf(error).slice(0, LIMITS.text);
    return { message, trace: trace.slice(0, LIMITS.steps) };
  } catch {
    return { message: 'An error that cannot be read', trace: [] };
  }
}
