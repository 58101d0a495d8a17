// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEVICE_WIDTHS } from './view';
import { DemoCodeProvider, useDemoCode } from '../code/DemoCodeContext';
import { useViewTools, ViewButton, ViewPanel } from './ViewTools';
import { ViewedDemo } from './ViewedDemo';

const ID = 'docs-demo-single-demo-single';

function Address() {
  const { search, hash, state } = useLocation();
  return <output data-state={JSON.stringify(state)}>{search + hash}</output>;
}

function Edit() {
  const code = useDemoCode();
  return (
    <button type="button" onClick={() => code.change({ 'single/index.tsx': '' })}>
      Edit
    </button>
  );
}

function Tools() {
  const tools = useViewTools(ID);
  return (
    <>
      <ViewButton tools={tools} />
      <ViewPanel tools={tools} />
    </>
  );
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DemoCodeProvider code={{ id: ID, title: 'One of many', filename: '', sources: [] }}>
        <ViewedDemo id={ID} title="One of many">
          <input aria-label="In the page" />
        </ViewedDemo>
        <Tools />
        <Edit />
      </DemoCodeProvider>
      <Address />
    </MemoryRouter>,
  );
}

/** The demo of the page, if it is visible. */
const inPage = () => screen.queryByRole('textbox', { name: 'In the page' });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return () => vi.unstubAllGlobals();
});

describe('a demo in a view of its own', () => {
  test('is in the page until an option is chosen, then in a frame with its own title', async () => {
    show('/demo/single');
    expect(inPage()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^View/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Right to left' }));
    const frame = await screen.findByTitle('One of many');
    expect(frame.getAttribute('src')).toBe(`/~demos/${ID}?dir=rtl`);
    expect(inPage()).toBeNull();
    expect(screen.getByText(`?demo=single&dir=rtl#${ID}`).dataset.state).toBe('{"stay":true}');
  });

  test('opens its options if the address has some, and lists them on the button when closed', async () => {
    show('/demo/single?demo=single&width=390&scheme=dark');
    const button = screen.getByRole('button', { name: /^View/ });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await screen.findByRole('radio', { name: 'Phone, 390', checked: true });
    await userEvent.click(button);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button.textContent).toBe('View 2: 390 px, Dark');
  });

  test('has no device selected for a width that matches none', async () => {
    show('/demo/single?demo=single&width=500');
    const full = await screen.findByRole<HTMLInputElement>('radio', { name: 'Full' });
    const widths = [...(full.closest('fieldset')?.querySelectorAll('input') ?? [])];
    expect(widths.filter(({ checked }) => checked)).toEqual([]);
  });

  test.each(Object.values(DEVICE_WIDTHS))(
    'has the device of the width %i selected',
    async (width) => {
      show(`/demo/single?demo=single&width=${width}`);
      const name = new RegExp(`, ${width}$`);
      const device = await screen.findByRole<HTMLInputElement>('radio', { name });
      expect(device.checked).toBe(true);
    },
  );

  test('makes way for edited code, and says so', async () => {
    show('/demo/single?demo=single&dir=rtl');
    await screen.findByTitle('One of many');
    act(() => screen.getByRole('button', { name: 'Edit' }).click());
    expect(inPage()).not.toBeNull();
    expect(screen.getByText(/Reset your changes/)).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Full' }).closest(':disabled')).not.toBeNull();
    expect(screen.getByRole('button', { name: /^View/ }).textContent.trim()).toBe('View');
  });
});
