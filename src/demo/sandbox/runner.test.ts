import { expect, test, vi } from 'vitest';
import { NO_ELEMENTS } from '../inspect/watch/snapshot';
import type { InspectRequest } from './frame/protocol';
import type { InspectMessage } from './host/codeFrame';
import { createRunner } from './runner';
import { createCodeFrames } from '../../../tests/unit/demo/sandbox/support/codeFrames';
import { SNAPSHOT } from '../../../tests/unit/demo/sandbox/support/snapshot';

const ON: InspectRequest = { isOn: true, chosen: undefined, script: new Blob(['x']) };
const BUNDLE = { code: '', entry: 'index.tsx', files: [], scripts: [] };
const CALL = { type: 'call', call: { component: '', callback: 'onChange', args: [] } } as const;
const REPORT = { type: 'snapshot', snapshot: SNAPSHOT } as const;

function setUp() {
  const stage = createCodeFrames();
  const onInspected = vi.fn<(message: InspectMessage) => void>();
  const runner = createRunner(stage.openFrame, 'light', {
    onRendered: vi.fn(),
    onFailed: vi.fn(),
    onRestored: vi.fn(),
    onLogged: vi.fn(),
    onInspected,
  });
  return { ...stage, runner, inspected: () => onInspected.mock.calls.flat() };
}

test('frames are not inspected without a listener, and their reports are dropped', () => {
  const { runner, frames, inspected, requests } = setUp();
  runner.run(BUNDLE);
  const events = frames[0]?.events;
  events?.onRendered();
  events?.onInspected(CALL);
  events?.onInspected(REPORT);
  expect(requests()).toEqual([[]]);
  expect(inspected()).toEqual([]);
});

test('a request goes to existing frames, and to later ones before their code while it is on', () => {
  const { runner, frames, requests } = setUp();
  runner.run(BUNDLE);
  runner.inspect(ON);
  frames[0]?.events.onRendered();
  runner.run(BUNDLE);
  runner.inspect({ isOn: false });
  runner.run(BUNDLE);
  expect(requests()).toEqual([[ON, { isOn: false }], [ON, { isOn: false }], []]);
  expect(frames[1]?.sent.map(({ type }) => type)).toEqual(['scheme', 'inspect', 'run', 'inspect']);
});

test('calls of new code are reported at once, its snapshot once it is shown', () => {
  const { runner, frames, inspected } = setUp();
  runner.inspect(ON);
  runner.run(BUNDLE);
  frames[0]?.events.onRendered();
  runner.run(BUNDLE);
  const events = frames[1]?.events;
  const empty = { type: 'snapshot', snapshot: NO_ELEMENTS };
  events?.onInspected(CALL);
  events?.onInspected(REPORT);
  expect(inspected()).toEqual([empty, CALL]);
  events?.onRendered();
  events?.onInspected(REPORT);
  expect(inspected()).toEqual([empty, CALL, empty, REPORT]);
});

test('a frame is closed when newer code takes its place, on trial or visible', () => {
  const { runner, frames } = setUp();
  const closed = () => frames.map(({ close }) => vi.mocked(close).mock.calls.length);
  runner.run(BUNDLE);
  frames[0]?.events.onRendered();
  runner.run(BUNDLE);
  runner.run(BUNDLE);
  expect(closed()).toEqual([0, 1, 0]);
  frames[2]?.events.onRendered();
  expect(closed()).toEqual([1, 1, 0]);
});
