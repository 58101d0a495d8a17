import { isCount, isRecord, type Fields } from '../../../lib/read';
import type { ConnectMessage, InspectRequest, ReadyMessage, ToFrame } from './protocol';

/** Whether a message of a window says that the frame listens. */
export function isReady(data: unknown): data is ReadyMessage {
  return isRecord(data) && data.type === 'sandbox:ready';
}

/** Whether a message of a window brings the frame its channel. */
export function isConnect(data: unknown): data is ConnectMessage {
  return (
    isRecord(data) &&
    data.type === 'sandbox:connect' &&
    typeof data.nonce === 'string' &&
    data.runtime instanceof Blob
  );
}

function toInspectRequest(value: unknown): InspectRequest {
  if (!isRecord(value) || value.isOn !== true || !(value.script instanceof Blob)) {
    return { isOn: false };
  }
  const { chosen, script } = value;
  return { isOn: true, chosen: isCount(chosen) ? chosen : undefined, script };
}

function toMessage(fields: Fields): ToFrame | undefined {
  const { type, id, beat, code, entry, scheme, status, contentType, body } = fields;
  switch (type) {
    case 'run':
      return typeof code === 'string' && typeof entry === 'string'
        ? { type, code, entry }
        : undefined;
    case 'scheme':
      return { type, scheme: scheme === 'dark' ? 'dark' : 'light' };
    case 'inspect':
      return { type, request: toInspectRequest(fields.request) };
    case 'ping':
      return isCount(beat) ? { type, beat } : undefined;
    case 'refused':
      return isCount(id) ? { type, id } : undefined;
    case 'response':
      return isCount(id) &&
        isCount(status) &&
        typeof contentType === 'string' &&
        typeof body === 'string'
        ? { type, id, status, contentType, body }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Reads what came from the page; undefined if it is not a message from the page with this nonce.
 */
export function parseToFrame(data: unknown, nonce: string): ToFrame | undefined {
  if (!isRecord(data) || data.nonce !== nonce || !isRecord(data.message)) return undefined;
  return toMessage(data.message);
}
