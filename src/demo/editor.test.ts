// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cursorDocEnd } from '@codemirror/commands';
import { forceParsing } from '@codemirror/language';
import { Text } from '@codemirror/state';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import { afterEach, describe, expect, test } from 'vitest';
import { highlight } from './code/highlight';
import { createState, languageOf } from './edit/on-request/editor/createState';
import { offsetOf, setMarks } from './edit/on-request/editor/marks';

let view: EditorView | undefined;

function open(path: string, text: string): EditorView {
  view = new EditorView({
    state: createState({ path, text, descriptions: 'rule problems' }),
    parent: document.body,
  });
  return view;
}

afterEach(() => view?.destroy());

const classesOf = (code: Element) =>
  [...code.querySelectorAll('[class^="t-"]')].map(
    (element) => `${element.className} ${element.textContent}`,
  );

/** The colours of letters: the published source has neighbours of one colour together. */
const colorsOf = (code: Element) =>
  [...code.querySelectorAll('[class^="t-"]')].flatMap(({ className, textContent }) =>
    Array.from(textContent.replaceAll(' ', ''), (letter) => `${className} ${letter}`),
  );

describe('the code editor', () => {
  test("is a text box with the file's name and a description, left to right", () => {
    const { contentDOM } = open('single/index.tsx', 'let a;');
    expect(contentDOM.getAttribute('role')).toBe('textbox');
    expect(contentDOM.getAttribute('aria-label')).toBe('index.tsx');
    expect(contentDOM.getAttribute('aria-describedby')).toBe('rule problems');
    expect(contentDOM.dir).toBe('ltr');
  });

  test('leaves Tab to the page, and indents with Control+]', () => {
    const editor = open('a.ts', 'let a;');
    const press = (init: KeyboardEventInit) =>
      runScopeHandlers(editor, new KeyboardEvent('keydown', init), 'editor');
    expect(press({ key: 'Tab', code: 'Tab', keyCode: 9 })).toBe(false);
    expect(press({ key: 'Tab', code: 'Tab', keyCode: 9, shiftKey: true })).toBe(false);
    expect(press({ key: 'Enter', keyCode: 13, ctrlKey: true })).toBe(false);
    expect(press({ key: ']', keyCode: 221, ctrlKey: true })).toBe(true);
    expect(editor.state.doc.toString()).toBe('  let a;');
  });

  test.each(['single/index.tsx', 'form/index.tsx', 'single/destinations.ts', 'skin/select.css'])(
    'has the colours of the published source: %s',
    (path) => {
      const text = readFileSync(`demos/${path}`, 'utf8').trimEnd();
      const editor = open(path, text);
      forceParsing(editor, text.length, 5000);
      const published = document.createElement('code');
      published.innerHTML = highlight(text, path.slice(path.lastIndexOf('.') + 1));
      const shown = colorsOf(editor.contentDOM);
      expect(shown.length).toBeGreaterThan(20);
      // An editor draws the lines in view only.
      expect(colorsOf(published).slice(0, shown.length)).toEqual(shown);
    },
  );

  test('has colours in JSON', () => {
    const editor = open('a.json', '{ "a": true }');
    forceParsing(editor, 13, 5000);
    expect(classesOf(editor.contentDOM)).toContain('t-number true');
  });

  test.each(['tsx', 'ts', 'jsx', 'js', 'json', 'css'])(
    'knows %s, as the published source does',
    (language) => {
      expect(languageOf(`a.${language}`)).toBeDefined();
      expect(highlight('{ "a": "b" }', language)).toContain('t-string');
    },
  );

  test('numbers its lines, since errors name them', () => {
    const { dom } = open('a.ts', 'let a;\nlet b;');
    const numbers = [...dom.querySelectorAll('.cm-lineNumbers .cm-gutterElement')];
    expect(numbers.map((number) => number.textContent)).toEqual(expect.arrayContaining(['1', '2']));
  });

  test('marks line and word of a problem and is invalid, until it is fixed', () => {
    const editor = open('a.ts', 'let a;\nlet wrong;');
    const position = { file: 'a.ts', line: 2, column: 5 };
    editor.dispatch({ effects: setMarks.of([position]) });
    expect(editor.contentDOM.getAttribute('aria-invalid')).toBe('true');
    expect(editor.dom.querySelector('.code-problem-line')?.textContent).toBe('let wrong;');
    expect(editor.dom.querySelector('.code-problem-word')?.textContent).toBe('wrong');
    editor.dispatch({ effects: setMarks.of([]) });
    expect(editor.contentDOM.hasAttribute('aria-invalid')).toBe(false);
    expect(editor.dom.querySelector('.code-problem-line')).toBeNull();
  });

  test('ignores a mark at a position that no longer exists', () => {
    const editor = open('a.ts', 'let a;');
    cursorDocEnd(editor);
    editor.dispatch({ effects: setMarks.of([{ file: 'a.ts', line: 90, column: 90 }]) });
    expect(editor.dom.querySelector('.code-problem-line')?.textContent).toBe('let a;');
  });
});

describe('a position in a text', () => {
  test.each([
    [1, 1, 0],
    [2, 2, 4],
    [2, 99, 6],
    [99, 1, 3],
    [0, 0, 0],
  ])('line %i, column %i is at %i', (line, column, offset) => {
    expect(offsetOf({ line, column }, Text.of(['ab', 'cde']))).toBe(offset);
  });
});
