import { expect } from 'vitest';
import { heading, type Journey } from './journey';

/** Browse and read the documentation. */
export const DOCS: readonly Journey[] = [
  {
    name: 'goes from page to page by links, and Back leads to where they were',
    run: async (reader) => {
      await reader.open('/demo/single');
      await reader.click({ css: '.sidebar a', name: 'Tags' });
      await reader.find(heading('Tags'));
      await reader.isAt('/demo/tags');
      await reader.reacts();
      await reader.back();
      await reader.find(heading('Single'));
      await reader.isAt('/demo/single');
    },
  },
  {
    name: 'opens the tabs of the index page, each with its address',
    run: async (reader) => {
      await reader.open('/');
      await reader.click({ css: '.content-tabs [role=tab]', name: 'Playground' });
      await reader.isAt('/?tab=playground');
      await reader.find({ css: '[data-key=playground] p', text: 'Set the props of a live select' });
      await reader.back();
      await reader.isAt('/');
      await reader.gone({ css: '[data-key=playground] p', text: 'Set the props of a live select' });
    },
  },
  {
    name: 'lands on a section that an address names, below the bars on top',
    run: async (reader) => {
      await reader.open('/#select-maxTagCount');
      const target = await reader.find({ css: '#select-maxTagCount' });
      expect(target.y).toBeGreaterThan(60);
      expect(target.y).toBeLessThan(800);
    },
  },
  {
    name: 'is told that an address has no page, and what is near it',
    run: async (reader) => {
      await reader.visit('/demo/sinlge');
      await reader.click({ css: 'main nav a', text: '/demo/single' });
      await reader.find(heading('Single'));
    },
  },
];
