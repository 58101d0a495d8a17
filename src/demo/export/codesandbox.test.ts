// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  codeSandboxFields,
  codeSandboxFiles,
  DEFINE_ADDRESS,
  openInCodeSandbox,
} from './codesandbox';
import type { Project } from '../code/model';
import { decodeParameters } from '../../../tests/support/decodeExport';
import { demoProject } from '../../../tests/support/demos';
import { recordForms, type SentForm } from '../../../tests/unit/demo/export/recordForms';

const project: Project = {
  id: 'a',
  title: 'A',
  entry: 'src/a/index.tsx',
  files: { 'src/a/index.tsx': 'export default () => null;' },
};

describe('the fields of the form', () => {
  test('decode to exactly the same files, whatever is in them', () => {
    const path = fc.string({ minLength: 1 });
    // Compression is slow: a hundred runs exceeded the time limit on a busy machine.
    fc.assert(
      fc.property(fc.dictionary(path, fc.string({ unit: 'binary' })), (files) => {
        const { parameters = '' } = codeSandboxFields({ ...project, files });
        expect(decodeParameters(parameters)).toEqual(codeSandboxFiles({ ...project, files }));
      }),
      { numRuns: 20 },
    );
  });

  test('use only characters that a form leaves unchanged: letters, digits, hyphen and underscore', () => {
    expect(codeSandboxFields(demoProject('single')).parameters).toMatch(/^[\w-]+$/);
  });

  test("request a machine that runs Vite, and open the demo's file", () => {
    expect(codeSandboxFields(project)).toMatchObject({
      environment: 'server',
      query: 'file=/src/a/index.tsx',
    });
  });

  test('name a file whose path has other characters as an address does', () => {
    const entry = 'src/c++/[id]@~(1).tsx';
    const { query = '' } = codeSandboxFields({ ...project, entry });
    expect(new URLSearchParams(query).get('file')).toBe(`/${entry}`);
  });

  test('say how to install, which script to start, and which port to show', () => {
    const files = codeSandboxFiles(demoProject('single'));
    const { scripts } = JSON.parse(files['package.json'] ?? '') as { scripts: object };
    expect(scripts).toHaveProperty('dev', 'vite');
    expect(JSON.parse(files['.codesandbox/tasks.json'] ?? '')).toEqual({
      setupTasks: [expect.objectContaining({ command: 'npm install' })],
      tasks: {
        dev: expect.objectContaining({
          command: 'npm run dev',
          runAtStart: true,
          preview: { port: 5173 },
        }) as object,
      },
    });
    expect(files['vite.config.ts']).toContain("allowedHosts: ['.csb.app']");
  });
});

describe('opening CodeSandbox', () => {
  let sent: SentForm[] = [];
  const tab = { closed: false, opener: window as Window | null };

  beforeEach(() => {
    sent = recordForms();
    Object.assign(tab, { closed: false, opener: window });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function onOpen(result: typeof tab | null) {
    const open = vi.fn().mockReturnValue(result);
    vi.stubGlobal('open', open);
    return open;
  }

  test('posts the form to the service in a new tab without an opener (E3)', () => {
    const open = onOpen(tab);
    expect(openInCodeSandbox(project, 'new-tab')).toBe('opened');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method).toBe('post');
    expect(sent[0]?.action).toBe(DEFINE_ADDRESS);
    expect(sent[0]?.target).toBe(open.mock.calls[0]?.[1]);
    expect(sent[0]?.fields).toEqual(Object.entries(codeSandboxFields(project)));
    expect(tab.opener).toBeNull();
    expect(document.forms).toHaveLength(0);
  });

  test.each([null, { closed: true, opener: null }])(
    'says when the browser blocks the tab',
    (result) => {
      onOpen(result);
      expect(openInCodeSandbox(project, 'new-tab')).toBe('blocked');
      expect(sent).toEqual([]);
    },
  );

  test('can open in the same tab, which no browser blocks', () => {
    const open = onOpen(null);
    expect(openInCodeSandbox(project, 'this-tab')).toBe('opened');
    expect(sent[0]?.target).toBe('_self');
    expect(open).not.toHaveBeenCalled();
  });
});
