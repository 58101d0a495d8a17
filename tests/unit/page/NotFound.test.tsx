// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { selectLocale } from '../../../theme/locale/localeStore';
import NotFound from '../../../theme/page/NotFound';

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <NotFound />
  </MemoryRouter>
);

afterEach(() => act(() => selectLocale('en')));

describe('the 404 page', () => {
  test('links to the nearest addresses, with title and address', async () => {
    render(at('/demos/sinlge'));
    const nearest = await screen.findByRole('navigation', { name: 'Nearest addresses' });
    const [link] = within(nearest).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/demo/single');
    expect(link?.textContent).toBe('Single /demo/single');
  });

  test('has no list of nearest addresses when nothing is near', () => {
    render(at('/no/such/page'));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('has no such list for an address with malformed percent-encoding', () => {
    render(at('/demo/single%E0%A4%A'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('decodes the address', async () => {
    render(at('/demo/%73ingle%20'));
    expect(await screen.findByRole('link', { name: 'Single /demo/single' })).toBeDefined();
  });

  test('is shown in Chinese when that language is selected', async () => {
    await act(() => selectLocale('zh-CN'));
    render(at('/demo/sinlge'));
    const nearest = await screen.findByRole('navigation', { name: '相近的地址' });
    const link = nearest.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/demo/single?locale=zh-CN');
  });

  test('hydrates from the one HTML file served for every unknown address', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(at('/404'));
    const root = await act(() => hydrateRoot(container, at('/demo/sinlge')));
    const nearest = await within(container).findByRole('navigation');
    expect(nearest.textContent).toContain('/demo/single');
    act(() => root.unmount());
    container.remove();
  });
});
