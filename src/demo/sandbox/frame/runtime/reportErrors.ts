import { LIMITS } from '../limits';
import type { Send } from './channel';
import type { RawError } from '../protocol';
import { describeError } from './describeError';

interface ReportParts {
  send: Send;
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

/** Passes on what nobody caught, and what the frame's policy stopped. */
export function reportErrors(
  win: Window & typeof globalThis,
  { send, bundleUrl, isLoaded }: ReportParts,
): void {
  win.addEventListener('error', (event) => {
    // Also the event of an element that did not load, which is no error of the code.
    if (!(event instanceof ErrorEvent)) return;
    const type = isLoaded() ? 'uncaught' : 'failed';
    send({ type, error: describeEvent(event, bundleUrl()) });
  });
  win.addEventListener('unhandledrejection', ({ reason }) => {
    send({ type: 'uncaught', error: describeError(reason, bundleUrl()) });
  });
  win.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const address = blockedURI.slice(0, LIMITS.name);
    send({ type: 'blocked', directive: effectiveDirective, address });
  });
}
