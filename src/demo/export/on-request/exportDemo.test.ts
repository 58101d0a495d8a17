// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { scanDemo } from '../../code/collect';
import { exportDemo } from './exportDemo';
import { site } from '../../../document/router/site';
import { EXPORT_KINDS, type ExportKind } from '../request';
import { demoAssets, demoProject, EXPORT_DATA } from '../../../../tests/support/demos';
import { recordForms, type SentForm } from '../../../../tests/unit/demo/export/recordForms';

const demo = demoAssets('single');
const broken = { ...demo, files: { ...demo.files, 'single/index.tsx': "import 'lodash';" } };
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
let sent: SentForm[] = [];

const send = (kind: ExportKind, assets = demo) =>
  exportDemo({ kind }, assets, EXPORT_DATA, scanDemo);

beforeEach(() => {
  sent = recordForms();
  vi.stubGlobal('open', () => ({ closed: false, opener: window }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('exporting a demo', () => {
  test('opens the selected service in the task of the press', () => {
    expect(send('codesandbox')).toEqual({ status: 'opened' });
    expect(send('stackblitz')).toEqual({ status: 'sent' });
    expect(sent.map(({ action }) => new URL(action).host)).toEqual([
      'codesandbox.io',
      'stackblitz.com',
    ]);
  });

  test('returns the project for StackBlitz in the page, and opens nothing', () => {
    expect(send('embed')).toEqual({ status: 'embedded', project: demoProject('single') });
    expect(sent).toEqual([]);
  });

  test.each(EXPORT_KINDS)('sends no project that would not start: %s', (kind) => {
    expect(send(kind, broken)).toEqual({
      status: 'impossible',
      problems: [
        expect.objectContaining({ kind: 'unknown-package', specifier: 'lodash', line: 1 }),
      ],
    });
    expect(sent).toEqual([]);
  });

  test('warns before StackBlitz in a browser where it is known not to start, and opens it on request', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
    expect(send('stackblitz')).toEqual({ status: 'troubled' });
    expect(send('embed')).toEqual({ status: 'troubled' });
    expect(sent).toEqual([]);
    expect(
      exportDemo({ kind: 'stackblitz', anyway: true }, demo, EXPORT_DATA, scanDemo).status,
    ).toBe('sent');
    expect(send('codesandbox').status).toBe('opened');
  });

  test('says of a library that nobody can install why nothing opens', () => {
    site.canExport = false;
    onTestFinished(() => {
      site.canExport = true;
    });
    expect(send('codesandbox')).toEqual({
      status: 'impossible',
      problems: [{ kind: 'not-published', library: 'rc-select' }],
    });
    expect(sent).toEqual([]);
  });

  test('does not hide an error of the site', () => {
    vi.stubGlobal('open', () => {
      throw new Error('fault');
    });
    expect(() => send('codesandbox')).toThrow('fault');
  });
});
