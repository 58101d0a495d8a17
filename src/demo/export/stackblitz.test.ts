// @vitest-environment jsdom
import sdk from '@stackblitz/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInStackBlitz, stackBlitzProject } from './stackblitz';
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
