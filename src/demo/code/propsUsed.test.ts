import { expect, test } from 'vitest';
import { propsUsed } from './propsUsed';

const heading = (id: string) => ({ type: 'element', tagName: 'h2', properties: { id } });
const link = (to: string) => ({ type: 'element', tagName: 'Link', properties: { to } });

test('the props that a page is about are those of Select in its list, not elsewhere', () => {
  const children = [
    link('/#select-open'),
    heading('props-used'),
    { type: 'element', tagName: 'ul', children: [link('/#select-mode'), link('/#option-value')] },
    link('/demo/tags'),
    heading('next'),
    link('/#select-value'),
  ];
  expect([...propsUsed({ type: 'root', children })]).toEqual(['mode']);
});
