// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { selectLocale } from '../../src/locale/localeStore';
import NotFound from './NotFound';

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <NotFound />
  </MemoryRouter>
);

afterEach(() => act(() => selectLocale('en')));

describe('the 404 page', () => {
  test('leads home by the one primary button, which comes before the nearest addresses (B7)', async () => {
    render(at('/demos/sinlge'));
    const nearest = await screen.findByRole('navigation', { name: 'Nearest addresses' });
    const [link] = within(nearest).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/demo/single');
    expect(link?.textContent).toBe('Single /demo/single');
    const primary = document.querySelectorAll('.button.primary');
    expect([...primary].map(({ textContent }) => textContent)).toEqual(['Back to homepage']);
    const order = primary[0] && nearest.compareDocumentPosition(primary[0]);
    expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('links to where readers start when nothing is near', async () => {
    render(at('/no/such/page'));
    const start = await screen.findByRole('navigation', { name: 'Where to start' });
    // Those of the three that the site has.
    const links = within(start).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/']);
  });

  test('takes an address with malformed percent-encoding for one that is near to none', async () => {
    render(at('/demo/single%E0%A4%A'));
    await screen.findByRole('navigation', { name: 'Where to start' });
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
