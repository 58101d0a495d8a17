// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_SELECTS } from '../../../../../src/rc-select/inspect/watch/snapshot';
import type { InspectRequest, ToFrame } from '../../../../../src/demo/sandbox/frame/protocol';
import { openFrame, type FrameParts } from '../../../../../src/demo/sandbox/host/frame';
import { createFramePair, type FrameEvent } from '../../../../../src/demo/sandbox/host/framePair';
import { SNAPSHOT } from '../support/snapshot';

vi.mock('../../../../../src/demo/sandbox/host/frame');

interface Opened {
  parts: FrameParts;
  sent: ToFrame[];
}

const ON: InspectRequest = { isOn: true, chosen: undefined, script: new Blob(['x']) };
const BUNDLE = { code: '', entry: 'index.tsx', files: [] };
const CALL = { type: 'call', call: { select: '', callback: 'onChange', args: [] } } as const;

let opened: Opened[];
let events: FrameEvent[];

beforeEach(() => {
  opened = [];
  events = [];
  vi.mocked(openFrame).mockImplementation((parts) => {
    const sent: ToFrame[] = [];
    opened.push({ parts, sent });
    const nothing = () => undefined;
    return {
      send: (message) => sent.push(message),
      reveal: nothing,
      resize: nothing,
      close: nothing,
    };
  });
});

function open() {
  return createFramePair({
    container: document.createElement('div'),
    frameSrc: '/frame.html',
    title: 'Live demo',
    loadRuntime: () => Promise.resolve(new Blob()),
    resources: { addressOf: () => undefined, fetch },
    scheme: 'light',
    minHeight: 100,
    onEvent: (event) => events.push(event),
  });
}

const requests = (frame: Opened | undefined) =>
  frame?.sent.flatMap((message) => (message.type === 'inspect' ? [message.request] : []));
const inspected = () =>
  events.flatMap((event) => (event.type === 'inspected' ? [[event.run, event.message]] : []));

test('frames are not inspected without a listener, and their reports are dropped', () => {
  open().run(1, BUNDLE);
  const [first] = opened;
  first?.parts.onMessage({ type: 'rendered' });
  first?.parts.onMessage(CALL);
  first?.parts.onMessage({ type: 'snapshot', snapshot: SNAPSHOT });
  expect(requests(first)).toEqual([]);
  expect(inspected()).toEqual([]);
});

test('a request goes to existing frames, and to later ones before their code while it is on', () => {
  const stage = open();
  stage.run(1, BUNDLE);
  stage.inspect(ON);
  opened[0]?.parts.onMessage({ type: 'rendered' });
  stage.run(2, BUNDLE);
  stage.inspect({ isOn: false });
  stage.run(3, BUNDLE);
  expect(opened.map(requests)).toEqual([[ON, { isOn: false }], [ON, { isOn: false }], []]);
  expect(opened[1]?.sent.map(({ type }) => type)).toEqual(['scheme', 'inspect', 'run', 'inspect']);
});

test('calls of new code are reported at once, its snapshot once it is shown', () => {
  const stage = open();
  stage.inspect(ON);
  stage.run(1, BUNDLE);
  opened[0]?.parts.onMessage({ type: 'rendered' });
  stage.run(2, BUNDLE);
  events = [];
  const snapshot = { type: 'snapshot', snapshot: SNAPSHOT } as const;
  opened[1]?.parts.onMessage(CALL);
  opened[1]?.parts.onMessage(snapshot);
  expect(inspected()).toEqual([[2, CALL]]);
  opened[1]?.parts.onMessage({ type: 'rendered' });
  opened[1]?.parts.onMessage(snapshot);
  expect(inspected().slice(1)).toEqual([
    [2, { type: 'snapshot', snapshot: NO_SELECTS }],
    [2, snapshot],
  ]);
});
