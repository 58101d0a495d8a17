// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { entriesOf } from '.';
import API from './API';
import { Reference } from './Reference';
import { useLocaleFromAddress } from '../locale/useLocaleFromAddress';

function Address() {
  useLocaleFromAddress();
  return null;
}

function page(id: string, address = '/') {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <API id={id} />
    </MemoryRouter>
  );
}

const html = new Map<string, string>();

/**
 * Shows the table as the server renders it, since everything in it has to be there without scripts.
 */
function show(id: string): void {
  const rendered = html.get(id) ?? renderToString(page(id));
  html.set(id, rendered);
  document.body.innerHTML = rendered;
}

const row = (id: string) => within(document.getElementById(id) ?? document.createElement('tr'));

describe('the table of a component', () => {
  beforeEach(() => show('Select'));

  test('has a row for every prop, with its own anchor', () => {
    expect(document.querySelectorAll('tr[id]')).toHaveLength(entriesOf('Select').length);
    for (const { name } of entriesOf('Select')) {
      const link = document.getElementById(`select-${name}`)?.querySelector('a');
      expect(link?.getAttribute('href')).toBe(`#select-${name}`);
      expect(link?.textContent).toBe(name);
    }
  });

  test('shows type, default and description, with code marked as code', () => {
    const [type, description] = row('select-filterOption').getAllByRole('cell');
    expect(type?.querySelector('.api-type')?.textContent).toBe(
      'boolean | ((inputValue: string, option?: OptionType) => boolean)',
    );
    expect(type?.querySelector('.api-default')?.textContent).toBe('true');
    const code = [...(description?.querySelectorAll('code') ?? [])].map((e) => e.textContent);
    expect(code).toEqual(['true', 'optionFilterProp', 'false', 'combobox']);
    expect(description?.textContent).not.toContain('`');
  });

  test('says in words what is deprecated or required', () => {
    const note = row('select-inputValue').getByText(/Deprecated; use instead:/).parentElement;
    expect(note?.textContent).toContain('searchValue');
    expect(row('select-value').queryByText(/Deprecated/)).toBeNull();
    show('Option');
    expect(row('option-children').getByText('Required')).toBeDefined();
  });

  test('shows the first sentence, and the others and the demos when a row opens', () => {
    const details = document.querySelector<HTMLDetailsElement>('#select-maxCount .api-details');
    const [summary, ...parts] = [...(details?.children ?? [])].map((part) => part.textContent);
    expect(details?.open).toBe(false);
    expect(summary).toBe(
      'How many values can be chosen in multiple and tags; other modes ignore it.',
    );
    expect(parts[0]).toMatch(/^At the limit the remaining options are disabled/);
    expect(parts[1]).toMatch(/^Demos: /);
  });

  test('does not open a row that has only one sentence', () => {
    expect(row('select-className').getAllByRole('cell')[1]?.querySelector('details')).toBeNull();
  });

  test('links to the demos that use a prop', () => {
    const link = row('select-optionRender').getByRole('link', { name: 'option-render' });
    expect(link.getAttribute('href')).toBe('/demo/option-render');
  });

  test('is exposed as a table whatever its CSS display is', () => {
    show('Methods');
    const table = screen.getByRole('table', { name: 'Reference of Methods' });
    for (const element of table.querySelectorAll('thead, tbody, tr, th, td')) {
      expect(element.getAttribute('role')).not.toBeNull();
    }
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
  });

  test('groups the props of Select by purpose, without headings', () => {
    const purposes = screen.getByRole('navigation', { name: 'Props by purpose' });
    const links = within(purposes).getAllByRole('link');
    expect(links).toHaveLength(9);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(row(id).getAllByRole('rowheader')[0]?.getAttribute('scope')).toBe('rowgroup');
    }
    expect(screen.queryAllByRole('heading')).toEqual([]);
  });

  test('has no groups if the data has none', () => {
    show('OptGroup');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getAllByRole('rowgroup')).toHaveLength(2);
  });
});

describe('a type that names others', () => {
  beforeEach(() => show('Select'));

  const cell = (id: string) => row(id).getAllByRole('cell')[0] ?? document.body;

  test('opens to show what they stand for, without script', () => {
    const details = cell('select-suffixIcon').querySelector('details');
    expect(details?.querySelector('summary')?.textContent).toBe('RenderNode');
    const [definition] = details?.querySelectorAll('.api-definition') ?? [];
    expect(definition?.textContent).toBe('RenderNode = ReactNode | ((props: any) => ReactNode)');
    expect(details?.open).toBe(false);
  });

  test('does not open where there is nothing to explain', () => {
    expect(cell('select-disabled').querySelector('details')).toBeNull();
    expect(cell('select-style').querySelector('details')).toBeNull();
    expect(cell('select-onFocus').querySelector('details')).toBeNull();
  });

  test('keeps its type parameters as text', () => {
    const [definition] = cell('select-optionRender').querySelectorAll('.api-definition');
    expect(definition?.textContent).toMatch(/^FlattenOptionData<OptionType> = \{/);
    expect(cell('select-onBlur').querySelector('.api-type')?.textContent).toBe(
      'FocusEventHandler<HTMLElement>',
    );
  });
});

describe('a table that is not there says why (G2):', () => {
  test('there is no component of that name', () => {
    show('TreeSelect');
    expect(
      screen.getByText('Properties definition not found for TreeSelect component'),
    ).toBeDefined();
  });

  test.each([
    ['off', 'apiParser must be enabled to use auto-generated API'],
    ['resolving', 'Properties definition is resolving, wait a moment...'],
  ] as const)('the parser is %s', (found, text) => {
    document.body.innerHTML = renderToString(<Reference id="Select" found={found} />);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('the texts around the entries are translated', async () => {
  render(page('Methods', '/?locale=zh-CN'));
  expect(await screen.findByRole('columnheader', { name: '类型和默认值' })).toBeDefined();
});
