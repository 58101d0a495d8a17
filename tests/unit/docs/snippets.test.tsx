// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createElement, isValidElement, type ComponentType, type ReactElement } from 'react';
import * as react from 'react';
import * as rcSelect from 'rc-select';
import { transform } from 'sucrase';
import { afterEach, expect, test, vi } from 'vitest';
import { codeBlocks, type CodeBlock } from '../../support/codeBlocks';

/** A reader in a hurry copies the first code of a page, and has to see all of it at once. */
const MOST_LINES = 12;

const MODULES: Readonly<Record<string, unknown>> = {
  react,
  'rc-select': rcSelect,
  'rc-select/assets/index.css': {},
};

/** The first code of each demo page. */
const snippets = new Map<string, CodeBlock>();
for (const block of codeBlocks()) {
  const isFirst = !snippets.has(block.page);
  if (isFirst && /^docs\/demo\/(?!index)/.test(block.page)) snippets.set(block.page, block);
}

/** What the code exports: an element, or a component. */
function run(code: string): ReactElement | ComponentType {
  const { code: compiled } = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    production: true,
  });
  const exports: Record<string, ReactElement | ComponentType> = {};
  // The test is there to run what the page prints.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const call = new Function('require', 'exports', 'React', compiled) as (
    ...args: unknown[]
  ) => void;
  call((name: string) => MODULES[name], exports, react);
  const [exported] = Object.values(exports);
  if (!exported) throw new Error('The code exports nothing.');
  return exported;
}

afterEach(() => vi.restoreAllMocks());

test('each of the 31 demo pages begins with code', () => {
  expect(snippets.size).toBe(31);
});

test.each([...snippets])(
  '%s has code of a few lines that renders a select with a name and without a warning',
  (_, { code }) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    const exported = run(code);
    render(isValidElement(exported) ? exported : createElement(exported as ComponentType));
    screen.getByRole(code.includes('getRawInputElement') ? 'button' : 'combobox', { name: /./ });
    expect(said).not.toHaveBeenCalled();
  },
);
