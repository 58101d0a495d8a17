import { expect, test } from 'vitest';
import { namesOf } from './names';
import type { SearchData } from '../../engine/site/data';

const data: SearchData = {
  routes: {
    form: {
      id: 'form',
      path: 'guide/form',
      meta: {
        frontmatter: {
          title: 'Forms',
          description: 'What to add.',
          keywords: ['submit'],
        },
        toc: [
          { id: 'reset', depth: 2, title: 'Reset it', keywords: ['initial'] },
          { id: 'name', depth: 3, title: 'name', owner: 'Select' },
        ],
        texts: [{ value: 'A browser sends it.', paraId: 0, tocIndex: 0 }],
        tabs: [
          {
            key: 'props',
            meta: {
              frontmatter: { title: 'Props' },
              toc: [{ id: 'all', depth: 2, title: 'All' }],
              texts: [{ value: 'Each of them.', paraId: 0 }],
            },
          },
        ],
      },
    },
    layout: { id: 'layout', isLayout: true },
  },
  demos: {
    send: {
      routeId: 'form',
      asset: {
        id: 'send',
        title: 'Send',
        description: 'It is sent.',
        keywords: ['form'],
      },
    },
    none: { routeId: 'form' },
  },
  nav: [{ title: 'Guides', link: '/guide', activePath: '/guide' }],
  sameWords: [['popup', 'list']],
};

const names = namesOf(data);

test('names are titles, keywords and what leads to them, without any text', () => {
  expect(JSON.parse(JSON.stringify(names))).toEqual({
    routes: {
      form: {
        id: 'form',
        path: 'guide/form',
        meta: {
          frontmatter: { title: 'Forms', keywords: ['submit'] },
          toc: [
            { id: 'reset', depth: 2, title: 'Reset it', keywords: ['initial'] },
            { id: 'name', depth: 3, title: 'name', owner: 'Select' },
          ],
          tabs: [
            {
              key: 'props',
              meta: {
                frontmatter: { title: 'Props' },
                toc: [{ id: 'all', depth: 2, title: 'All' }],
              },
            },
          ],
        },
      },
      layout: { id: 'layout', isLayout: true },
    },
    demos: {
      send: { routeId: 'form', asset: { id: 'send', title: 'Send', keywords: ['form'] } },
      none: { routeId: 'form' },
    },
    nav: data.nav,
  });
});
