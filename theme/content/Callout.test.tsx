// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CALLOUT_KINDS } from '../../src/locale/calloutKinds';
import Callout from './Callout';

test.each(CALLOUT_KINDS)(
  'a callout of the kind %s has an attribute for style sheets and a title for readers (G1)',
  (type) => {
    const { unmount } = render(<Callout type={type}>Text</Callout>, { wrapper: MemoryRouter });
    const callout = screen.getByRole('note');
    expect(callout.getAttribute('data-type')).toBe(type);
    expect(callout.firstElementChild?.textContent).not.toBe('');
    unmount();
    render(
      <Callout type={type} title="Mine">
        Text
      </Callout>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('note').textContent).toBe('MineText');
  },
);
