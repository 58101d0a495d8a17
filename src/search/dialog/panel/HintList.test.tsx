// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HintSection } from '../../client/sections';
import type { SearchHint } from '../../engine/protocol';
import { HintList } from './HintList';

const hint = (link: string): SearchHint => ({
  type: 'title',
  link,
  priority: 1,
  highlightTitleTexts: [{ text: link }],
  highlightTexts: [],
  pageTitle: link,
});

const hints = ['/a', '/b', '/c'].map(hint);

const firstOf = (count: number): HintSection[] => [
  { kind: 'group', title: 'Demo', hints: hints.slice(0, count), start: 0 },
];

test('an active option that is rendered later is scrolled into view', () => {
  const shown = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = shown;
  const props = {
    id: 'list',
    active: 2,
    follows: true,
    hrefOf: (link: string) => link,
    onPoint: () => undefined,
    onChoose: () => undefined,
  };
  const { rerender } = render(<HintList {...props} sections={firstOf(1)} />);
  expect(shown).not.toHaveBeenCalled();
  rerender(<HintList {...props} sections={firstOf(3)} />);
  expect(shown.mock.contexts.map(({ id }) => id)).toEqual(['list-2']);
});
