import { emitDefault, emitFrontmatter, emitText } from 'dumi/dist/loaders/markdown';
import type { IMdTransformerResult } from 'dumi/dist/loaders/markdown/transformer';
import type { ShownDemo } from '../../demo/code/rehypeSources';

/** What webpack asks of a page, each as a module of its own. */
export const PAGE_PARTS = ['md', 'md-frontmatter', 'md-text', 'md-demo'] as const;

/** One of the modules of a page. */
export type PagePart = (typeof PAGE_PARTS)[number];

/** What dumi makes of a page, and the demos in it. */
export interface CompiledPage extends IMdTransformerResult {
  shown: readonly ShownDemo[];
}

/** dumi's options of its Markdown loader, which its own functions read. */
export type PageOptions = Parameters<typeof emitDefault>[0];

/** The part of webpack's loader context that dumi reads. */
interface Context {
  resourcePath: string;
}

/** The demos of a page, without what only dumi's own demo block needs. */
function demosModule({ resourcePath }: Context, { meta }: CompiledPage): string {
  const demos = meta.demos ?? [];
  return [
    `import React from 'react';`,
    `import ${JSON.stringify(`${resourcePath}?watch=parent`)};`,
    'export const demos = {',
    ...demos.map(({ id, component }) => `  '${id}': {\n    component: ${component},\n  },`),
    '};',
  ].join('\n');
}

/** The code of one of the modules of a page. */
export function pageModule(
  part: PagePart,
  context: Context,
  options: PageOptions,
  page: CompiledPage,
): string {
  switch (part) {
    case 'md':
      return emitDefault.call(context, options, page);
    case 'md-frontmatter':
      return emitFrontmatter.call(context, { ...options, mode: 'frontmatter' }, page);
    case 'md-text':
      return emitText.call(context, { ...options, mode: 'text' }, page);
    case 'md-demo':
      return demosModule(context, page);
  }
}

/**
 * Modules of a page that cannot be compiled, for the development server: the page says why, and all
 * others stay as they are.
 *
 * @param before - What was made of it before the mistake, which keeps its place in the navigation.
 */
export function failedPageModule(
  part: PagePart,
  file: string,
  message: string,
  before: CompiledPage | undefined,
): string {
  switch (part) {
    case 'md':
      return [
        `import { createElement } from 'react';`,
        `export default () => createElement('pre', { role: 'alert' }, ${JSON.stringify(message)});`,
      ].join('\n');
    case 'md-frontmatter': {
      const frontmatter: unknown = before?.meta.frontmatter ?? { title: file, filename: file };
      const index = '{ ids: [], getter: async () => ({ demos: {} }) }';
      return [
        `export const frontmatter = ${JSON.stringify(frontmatter)};`,
        'export const toc = [];',
        `export const demoIndex = ${index};`,
      ].join('\n');
    }
    case 'md-text':
      return 'export const texts = [];';
    case 'md-demo':
      return 'export const demos = {};';
  }
}
