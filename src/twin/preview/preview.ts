import type { SourcePage } from '../sourcePage';

/** Size of the picture in previews of links, which Open Graph and Twitter both show whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What the picture of a page says. */
export interface PreviewTexts {
  /** Name of the site; undefined where the title is the name. */
  site: string | undefined;
  /** What the page belongs to, as in the sidebar; undefined for a page of its own. */
  group: string | undefined;
  title: string;
  description: string;
}

/**
 * The address of the picture of a page. It has no hash, so that a link that was shared before a
 * change of the picture keeps one; hosts are asked for it again each time
 * (scripts/hosting/headerRules.ts).
 */
export function previewPath(path: string): string {
  return `/previews${path === '/' ? '/index' : path}.png`;
}

/**
 * What the picture of a page says.
 *
 * @param name - Of the site.
 */
export function previewTexts({ frontMatter, text }: SourcePage, name: string): PreviewTexts {
  const { title, description } = text;
  return {
    site: title === name ? undefined : name,
    group: frontMatter.group?.title,
    title,
    description,
  };
}

/** The picture in words, for those who do not see it. */
export function previewAlt({ site, title, description }: PreviewTexts): string {
  return `${site === undefined ? '' : `${site}: `}${title}. ${description}`;
}
