import { LIMITS } from '../limits';
import type { Send } from './channel';
import type { ReportLine } from './reportLines';
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

interface ReportParts {
  send: Send;
  reportLine: ReportLine;
  /** Address of the bundle's script; empty before it is known. */
  bundleUrl: () => string;
  /** Whether the bundle's script has been read; until then, an error means that it cannot be. */
  isLoaded: () => boolean;
}

/**
 * Reads an error event: a script that cannot be read throws an error that knows its place only
 * here.
 */
function describeEvent(event: ErrorEvent, bundleUrl: string): RawError {
  const described = describeError(event.error, bundleUrl);
  if (described.trace.length > 0 || event.filename !== bundleUrl) return described;
  return { ...described, trace: [{ name: '', line: event.lineno, column: event.colno }] };
}

/** How long a reason is before it is cut, without calling its code. */
function lengthOf(reason: unknown): number {
  if (typeof reason === 'string') return reason.length;
  if (!(reason instanceof Error)) return 0;
  const message: unknown = Object.getOwnPropertyDescriptor(reason, 'message')?.value;
  return typeof message === 'string' ? message.length : 0;
}

/** Passes on what nobody caught, and what the frame's policy stopped. */
export function reportErrors(
  win: Window & typeof globalThis,
  { send, reportLine, bundleUrl, isLoaded }: ReportParts,
): void {
  win.addEventListener('error', (event) => {
    // Also the event of an element that did not load, which is no error of the code.
    if (!(event instanceof ErrorEvent)) return;
    if (isLoaded()) {
      reportLine(event.message.length, () => ({
        type: 'uncaught',
        error: describeEvent(event, bundleUrl()),
      }));
    } else send({ type: 'failed', error: describeEvent(event, bundleUrl()) });
  });
  win.addEventListener('unhandledrejection', ({ reason }) => {
    reportLine(lengthOf(reason), () => ({
      type: 'uncaught',
      error: describeError(reason, bundleUrl()),
    }));
  });
  win.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportLine(blockedURI.length, () => {
      const address = blockedURI.slice(0, LIMITS.name);
      return { type: 'blocked', directive: effectiveDirective, address };
    });
  });
}
