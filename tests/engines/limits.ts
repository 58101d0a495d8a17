import type { EngineName } from './engines';

/** What an engine cannot do, so that its journey is left out. */
export interface Limit {
  engine: EngineName;
  /** The name of the journey. */
  journey: string;
  reason: string;
}

const NO_WEB_CONTAINERS =
  'StackBlitz runs Node in the browser, which WebKit supports only in part; the site offers CodeSandbox there.';

const STARTS = 'StackBlitz starts here, so that there is nothing to offer instead.';

/** All of the limits; a test wants each of them to name a journey. */
export const LIMITS: readonly Limit[] = [
  {
    engine: 'WebKitGTK',
    journey: 'opens a demo in StackBlitz, in a new tab with the whole project',
    reason: NO_WEB_CONTAINERS,
  },
  {
    engine: 'WebKitGTK',
    journey: 'runs a demo in StackBlitz below the demo, and closes it',
    reason: NO_WEB_CONTAINERS,
  },
  {
    engine: 'Chromium',
    journey: 'is offered CodeSandbox where StackBlitz often does not start',
    reason: STARTS,
  },
  {
    engine: 'Firefox',
    journey: 'is offered CodeSandbox where StackBlitz often does not start',
    reason: STARTS,
  },
];
