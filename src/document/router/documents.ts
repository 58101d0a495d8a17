import type { ComponentType } from 'react';
import { isRecord } from '../../lib/read';
import { markupOf } from '../page/markupStyles';
import { NAVIGATION_ID, parseNavigation } from '../page/navigationData';
import { parsePageData } from '../page/pageData';
import { PAGE_DATA_ID } from '../page/pageDataId';
import { loadModule } from '../../lib/react/modules';
import type { LoadedPage } from './page';
import { demosLoaderOf, scriptsOf } from './scripts';
import type { NavigationGroup } from '../page/sidebar';
import { styleSheetsOf } from './styleSheets';

const textOf = (page: Document, id: string): string => page.getElementById(id)?.textContent ?? '';

/** The pages of the site, which each document lists. */
export function navigationOf(page: Document): NavigationGroup[] {
  return parseNavigation(textOf(page, NAVIGATION_ID));
}

/** Name of the markup of a demo among the parts of a page. */
export function stagePart(demo: string): string {
  return `stage:${demo}`;
}

/** HTML of the parts of a page that its script leaves out, by name. */
function partsOf(page: Document): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-text]'))
    parts.set(element.dataset.text ?? '', markupOf(element));
  // In the document that the browser shows, demos may have changed already.
  if (page === document) return parts;
  for (const element of page.querySelectorAll<HTMLElement>('[data-stage]'))
    parts.set(stagePart(element.dataset.stage ?? ''), element.innerHTML);
  return parts;
}

/** A component that the build has made of Markdown. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}

async function loadText(chunks: readonly string[], id: string): Promise<ComponentType> {
  const module = await loadModule(chunks, id);
  if (!isRecord(module) || !isComponent(module.default))
    throw new Error(`the module ${id} has no text`);
  return module.default;
}

/**
 * Loads what it takes to show the page of a document.
 *
 * @param page - Of the same build as this script.
 * @param navigation - The pages of the site, which are the same in all documents.
 * @throws {Error} When a script does not arrive.
 */
export async function loadDocument(
  page: Document,
  navigation: NavigationGroup[],
): Promise<LoadedPage> {
  const scripts = scriptsOf(page);
  const data = parsePageData(textOf(page, PAGE_DATA_ID));
  // Before any of it changes.
  const parts = partsOf(page);
  const styleSheets = styleSheetsOf(page);
  const demos = demosLoaderOf(scripts);
  const ofDocument = { demos, navigation, parts, styleSheets };
  if (!data) return { page: undefined, Content: undefined, ...ofDocument };
  const Content = await loadText(scripts.shell, data.module);
  const tabs = await Promise.all(
    data.tabs.map(async ({ key, title, toc, module }) => ({
      key,
      title,
      filename: '',
      toc,
      Content: await loadText(scripts.shell, module),
    })),
  );
  const { path, frontMatter, toc } = data;
  return { page: { path, frontMatter, toc, tabs }, Content, ...ofDocument };
}
