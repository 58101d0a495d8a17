// @vitest-environment jsdom
import sdk from '@stackblitz/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInStackBlitz, stackBlitzProject, isTroubledByStackBlitz } from './stackblitz';
import type { Project } from '../code/model';
import { decodeFields } from '../../../tests/support/decodeExport';
import { demoProject } from '../../../tests/support/demos';
import { recordForms, type SentForm } from '../../../tests/unit/demo/export/recordForms';

const TEMPLATES =
  "'angular-cli', 'create-react-app', 'html', 'javascript', 'node', 'polymer', 'typescript', 'vue'";

let sent: SentForm[] = [];

beforeEach(() => {
  sent = recordForms();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The window, with or without a press of the reader's that still counts. */
function pageWithActivation(userActivation?: { isActive: boolean }): Window {
  vi.stubGlobal('navigator', { userActivation });
  return window;
}

describe('opening StackBlitz', () => {
  test('passes every file of the demo to the SDK', () => {
    const project = demoProject('suggest');
    expect(openInStackBlitz(project, 'new-tab')).toBe('sent');
    expect(decodeFields(sent[0]?.fields ?? [])).toEqual(project.files);
    expect(Object.fromEntries(sent[0]?.fields ?? [])).toMatchObject({
      'project[title]': project.title,
      'project[template]': 'node',
    });
  });

  test('posts to a new tab and shows the file of the demo', () => {
    openInStackBlitz(demoProject('focus-unmount'), 'new-tab');
    expect(sent[0]?.action).toBe('https://stackblitz.com/run?file=src%2Ffocus%2Funmount.tsx');
    expect(sent[0]?.method).toBe('post');
    expect(sent[0]?.target).toBe('_blank');
  });

  test('keeps square brackets in paths, which would otherwise end the name of the field', () => {
    const files = { 'src/a/[id].tsx': 'export {};' };
    const project: Project = { id: 'a', title: 'A', entry: 'src/a/[id].tsx', files };
    openInStackBlitz(project, 'new-tab');
    expect(sent[0]?.fields.map(([name]) => name)).toContain('project[files][src/a/%5Bid%5D.tsx]');
    expect(decodeFields(sent[0]?.fields ?? [])).toEqual(files);
  });

  test('reports that the browser would block the tab when the press is too long ago', () => {
    const project = demoProject('single');
    expect(openInStackBlitz(project, 'new-tab', pageWithActivation({ isActive: false }))).toBe(
      'blocked',
    );
    expect(sent).toEqual([]);
    expect(openInStackBlitz(project, 'new-tab', pageWithActivation({ isActive: true }))).toBe(
      'sent',
    );
    expect(openInStackBlitz(project, 'new-tab', pageWithActivation())).toBe('sent');
  });

  test('can open in the same tab, which no browser blocks', () => {
    const page = pageWithActivation({ isActive: false });
    expect(openInStackBlitz(demoProject('single'), 'this-tab', page)).toBe('opened');
    expect(sent[0]?.target).toBe('_self');
  });
});

describe('the template', () => {
  test('is one the SDK knows, so that it does not warn', () => {
    const warn = vi.spyOn(console, 'warn');
    openInStackBlitz(demoProject('single'), 'new-tab');
    expect(warn).not.toHaveBeenCalled();
  });

  test('makes the SDK warn if it is outside its fixed list (E3)', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const project = { ...stackBlitzProject(demoProject('single')), template: 'vite' };
    Reflect.apply(sdk.openProject, sdk, [project]);
    expect(warn.mock.calls).toEqual([
      [`Unsupported project.template: must be one of ${TEMPLATES}`],
    ]);
  });
});

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, false],
  [
    'Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0.0.0`,
    false,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, false],
  [
    'Chromium without a window',
    'AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0 Safari/537.36',
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    true,
  ],
  ['Safari on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${iPhone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, true],
  ['Firefox on an iPhone', `${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, true],
  [
    'GNOME Web',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    true,
  ],
  ['an unknown browser', 'Something/1.0', false],
  ['no user agent', '', false],
])(
  'the user agent of %s shows whether StackBlitz is known not to start',
  (_, userAgent, troubled) => {
    expect(isTroubledByStackBlitz(userAgent)).toBe(troubled);
  },
);
