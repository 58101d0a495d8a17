import { parseJson } from '../../../lib/parseJson';
import { countOf, isCount, isRecord, itemsOf, textOf, type Fields } from '../../../lib/read';
import { parseCall, parseSnapshot } from './inspect/parseSnapshot';
import { LIMITS } from './limits';
import { CONSOLE_LEVELS, type FromFrame, type RawError, type RawStep } from './protocol';

function pixels(value: unknown): number {
  const rounded = typeof value === 'number' ? Math.ceil(value) : 0;
  return Math.min(Math.max(rounded || 0, 0), LIMITS.height);
}

function toStep(value: unknown): RawStep | undefined {
  if (!isRecord(value)) return undefined;
  return {
    name: textOf(value.name, LIMITS.name),
    line: countOf(value.line),
    column: countOf(value.column),
  };
}

function toError(value: unknown): RawError {
  const fields: Fields = isRecord(value) ? value : {};
  const message = textOf(fields.message, LIMITS.text);
  return { message, trace: itemsOf(fields.trace, LIMITS.steps, toStep) };
}

function toMessage(fields: Fields): FromFrame | undefined {
  switch (fields.type) {
    case 'connected':
    case 'rendered':
    case 'no-component':
    case 'endless-render':
    case 'flooded':
    case 'moved':
      return { type: fields.type };
    case 'failed':
    case 'uncaught':
      return { type: fields.type, error: toError(fields.error) };
    case 'endless-loop': {
      const { line, column } = fields;
      return {
        type: 'endless-loop',
        file: textOf(fields.file, LIMITS.name),
        line: countOf(line),
        column: countOf(column),
      };
    }
    case 'console': {
      const level = CONSOLE_LEVELS.find((known) => known === fields.level) ?? 'log';
      return { type: 'console', level, text: textOf(fields.text, LIMITS.text) };
    }
    case 'dropped':
    case 'calls-missed':
      return { type: fields.type, count: countOf(fields.count) };
    case 'call':
      return { type: 'call', call: parseCall(fields.call) };
    case 'snapshot':
      return { type: 'snapshot', snapshot: parseSnapshot(fields.snapshot) };
    case 'blocked': {
      const { directive, address } = fields;
      return {
        type: 'blocked',
        directive: textOf(directive, LIMITS.name),
        address: textOf(address, LIMITS.name),
      };
    }
    case 'size': {
      const height = pixels(fields.height);
      const reach = Math.min(Math.max(pixels(fields.reach), height), height + LIMITS.reach);
      return { type: 'size', height, reach };
    }
    case 'pong':
      return { type: 'pong', beat: countOf(fields.beat), memory: countOf(fields.memory) };
    case 'abort':
      return isCount(fields.id) ? { type: 'abort', id: fields.id } : undefined;
    case 'fetch':
      return isCount(fields.id)
        ? { type: 'fetch', id: fields.id, address: textOf(fields.address, LIMITS.name) }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Reads what came through a frame's channel, whatever it is, with texts cut to their limits.
 *
 * @returns Undefined if it is not a message from the frame with this nonce.
 */
export function parseFromFrame(text: string, nonce: string): FromFrame | undefined {
  const sealed = parseJson(text);
  if (!isRecord(sealed) || sealed.nonce !== nonce || !isRecord(sealed.message)) return undefined;
  return toMessage(sealed.message);
}
