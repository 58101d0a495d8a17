// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs';

const tabs = ['a', 'b', 'c'].map((key) => ({
  key,
  label: `File ${key}`,
  panel: `Text of ${key}`,
}));

function Example() {
  const [selected, setSelected] = useState('a');
  return <Tabs label="Files" selected={selected} onSelect={setSelected} tabs={tabs} />;
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  test('show the selected panel and keep the others in the document', () => {
    render(<Example />);
    expect(screen.getByRole('tabpanel').textContent).toBe('Text of a');
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
  });

  test('name their panels', () => {
    render(<Example />);
    expect(screen.getByRole('tabpanel', { name: 'File a' })).toBeTruthy();
    expect(screen.getByRole('tablist', { name: 'Files' })).toBeTruthy();
  });

  test('move with arrows, Home and End, wrap around, and move the focus with the selection', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    for (const [key, expected] of [
      ['{ArrowRight}', 'File b'],
      ['{End}', 'File c'],
      ['{ArrowRight}', 'File a'],
      ['{ArrowLeft}', 'File c'],
      ['{Home}', 'File a'],
    ] as const) {
      await user.keyboard(key);
      expect(selectedTab()).toBe(expected);
      expect(document.activeElement?.textContent).toBe(expected);
    }
  });

  test('lose no key press while the selection is pending', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(<Tabs label="Files" selected="a" onSelect={onSelect} tabs={tabs} />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(onSelect.mock.calls).toEqual([['b'], ['c']]);
    expect(document.activeElement?.textContent).toBe('File c');
  });

  test('have one stop in the tab order', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('tabs with documents of their own', () => {
  const linked = tabs.map((tab) => ({ ...tab, href: `#${tab.key}` }));
  const onSelect = vi.fn();
  const example = <Tabs label="Parts" selected="a" onSelect={onSelect} tabs={linked} />;
  const clickOn = (name: string, init: MouseEventInit) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    screen.getByRole('tab', { name }).dispatchEvent(click);
    return click.defaultPrevented;
  };

  test('are links, which all take the focus as long as no key moves between them', () => {
    const page = new DOMParser().parseFromString(renderToString(example), 'text/html');
    const links = [...page.querySelectorAll('a[role="tab"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c']);
    expect(links.map((link) => link.getAttribute('tabindex'))).toEqual(['0', '0', '0']);
    render(example);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  test('select where a click asks for nothing else', () => {
    render(example);
    expect(clickOn('File b', { ctrlKey: true })).toBe(false);
    expect(onSelect).not.toHaveBeenCalled();
    expect(clickOn('File b', {})).toBe(true);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('b');
  });
});
