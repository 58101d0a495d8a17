import { isRecord } from '../../lib/read';
import { type MetadataReady, type ResultReady, type SearchFailure } from '../engine/protocol';

/** An answer with the id of its request. */
export type NumberedAnswer = MetadataReady | ResultReady | SearchFailure;

const REASONS = ['bad-request', 'bad-data', 'no-data', 'internal'] as const;

/**
 * Reads a message of the worker. The worker is built with the page, so the lists in its answers are
 * not checked. Other messages, for example of an extension, are undefined.
 */
export function parseAnswer(message: unknown): NumberedAnswer | undefined {
  if (!isRecord(message) || typeof message.id !== 'number') return undefined;
  const { id } = message;
  switch (message.action) {
    case 'metadata-ready':
      return typeof message.entries === 'number'
        ? { action: 'metadata-ready', id, entries: message.entries }
        : undefined;
    case 'search-result':
      return isResultReady(message) ? message : undefined;
    case 'failure': {
      const reason = REASONS.find((known) => known === message.reason) ?? 'internal';
      return { action: 'failure', id, reason, message: String(message.message) };
    }
    default:
      return undefined;
  }
}

function isResultReady(message: object): message is ResultReady {
  return (
    'kind' in message &&
    (message.kind === 'names' || message.kind === 'question') &&
    'isWeak' in message &&
    typeof message.isWeak === 'boolean' &&
    'groups' in message &&
    Array.isArray(message.groups) &&
    'top' in message &&
    Array.isArray(message.top) &&
    'nearest' in message &&
    Array.isArray(message.nearest) &&
    'total' in message &&
    typeof message.total === 'number'
  );
}
