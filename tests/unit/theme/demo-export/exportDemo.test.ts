import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportDemo } from '../../../../theme/demo-export/exportDemo';
import { demoAssets, SUPPLIES } from '../../../support/demos';
import { recordForms, type SentForm } from '../../sandbox/recordForms';

const demo = demoAssets('single');
const broken = { ...demo, files: { ...demo.files, 'single/index.tsx': "import 'lodash';" } };
let sent: SentForm[] = [];

beforeEach(() => {
  sent = recordForms();
  vi.stubGlobal('open', () => ({ closed: false, opener: window }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('exporting a demo', () => {
  test('opens the service that was asked for, within the press', () => {
    expect(exportDemo('codesandbox', demo, SUPPLIES)).toEqual({ status: 'opened' });
    expect(exportDemo('stackblitz', demo, SUPPLIES)).toEqual({ status: 'sent' });
    expect(sent.map(({ action }) => new URL(action).host)).toEqual([
      'codesandbox.io',
      'stackblitz.com',
    ]);
  });

  test('says when the browser blocks the tab, and works in this one', () => {
    vi.stubGlobal('open', () => null);
    expect(exportDemo('codesandbox', demo, SUPPLIES)).toEqual({ status: 'blocked' });
    expect(sent).toEqual([]);
    expect(exportDemo('codesandbox', demo, SUPPLIES, 'this-tab')).toEqual({ status: 'opened' });
  });

  test.each(['codesandbox', 'stackblitz'] as const)(
    'sends nothing that would not start to %s',
    (kind) => {
      expect(exportDemo(kind, broken, SUPPLIES)).toEqual({
        status: 'impossible',
        problems: [
          expect.objectContaining({ kind: 'unknown-package', specifier: 'lodash', line: 1 }),
        ],
      });
      expect(sent).toEqual([]);
    },
  );

  test('does not hide a fault of the site', () => {
    vi.stubGlobal('open', () => {
      throw new Error('fault');
    });
    expect(() => exportDemo('codesandbox', demo, SUPPLIES)).toThrow('fault');
  });
});
