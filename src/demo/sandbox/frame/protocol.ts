import type { ColorScheme } from '../../../ui/color/preference';
import type { CallbackCall } from '../../inspect/calls/watchCalls';
import type { Snapshot } from '../../inspect/watch/snapshot';

/** A position in the bundle, as engines report it, counted from 1. */
interface BundlePosition {
  line: number;
  column: number;
}

/** A step of a stack trace that is in the bundle. */
export interface RawStep extends BundlePosition {
  name: string;
}

/** How much room a demo takes, in pixels. */
export interface FrameSize {
  height: number;
  /** How far down its popups reach, which lie over what is below; never less than the height. */
  reach: number;
}

/** Something that was thrown in the frame. */
export interface RawError {
  message: string;
  /** Innermost step first; empty for what was thrown without a stack. */
  trace: readonly RawStep[];
}

/** The console methods that are passed on. */
export const CONSOLE_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** One of the console methods. */
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/**
 * Says to whoever holds the frame that its document listens. The only message through the window,
 * both ways.
 */
export interface ReadyMessage {
  type: 'sandbox:ready';
}

/** Hands the frame its end of the channel and the script that it runs on. */
export interface ConnectMessage {
  type: 'sandbox:connect';
  nonce: string;
  runtime: Blob;
}

/**
 * Whether a frame reports what its components do, and with what script. While it does not, nothing
 * is observed.
 */
export type InspectRequest =
  | { isOn: false }
  | {
      isOn: true;
      /** Which element to show; undefined to follow focus. */
      chosen: number | undefined;
      script: Blob;
    };

/** What the page says through the channel. */
export type ToFrame =
  | { type: 'run'; code: string; entry: string }
  | { type: 'scheme'; scheme: ColorScheme }
  | { type: 'inspect'; request: InspectRequest }
  | { type: 'ping'; beat: number }
  | { type: 'response'; id: number; status: number; contentType: string; body: string }
  | { type: 'refused'; id: number };

/**
 * What the frame says through the channel. The page believes none of it: the demo's code runs
 * beside its sender.
 */
export type FromFrame =
  | { type: 'connected' }
  | { type: 'rendered' }
  | { type: 'failed'; error: RawError }
  | { type: 'no-component' }
  | { type: 'endless-loop'; file: string; line: number; column: number }
  | { type: 'endless-render' }
  /** The frame has said more than it may, and says nothing any more. */
  | { type: 'flooded' }
  /** The frame's address has changed, maybe with a new entry in the history of the tab. */
  | { type: 'moved' }
  | { type: 'uncaught'; error: RawError }
  | { type: 'console'; level: ConsoleLevel; text: string }
  /** Lines beyond the rate limit, which are counted only. */
  | { type: 'dropped'; count: number }
  | { type: 'call'; call: CallbackCall }
  | { type: 'calls-missed'; count: number }
  | { type: 'snapshot'; snapshot: Snapshot }
  /** The frame's policy stopped something, such as a request to `address`. */
  | { type: 'blocked'; directive: string; address: string }
  | ({ type: 'size' } & FrameSize)
  | { type: 'pong'; beat: number; memory: number }
  | { type: 'fetch'; id: number; address: string }
  | { type: 'abort'; id: number };

/**
 * A message with the nonce that only the two ends of one channel know. To the page it goes as
 * JSON.
 */
export interface Sealed<Message> {
  nonce: string;
  message: Message;
}
