import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsets from '@fontsource-variable/inter/unicode.json';
import type { Renderer } from '@takumi-rs/core';
import { cardOf } from './card';
import { parseRanges, withGlyphs, type Range } from './glyphs';
import { readText } from '../../base/textFile';
import { PREVIEW_SIZE, type PreviewTexts } from './preview';

/**
 * The font of the pictures. Pages have that of the reader's system, of which a build knows nothing.
 */
const FONT_FILES = 'node_modules/@fontsource-variable/inter/files';

/** What the renderer calls the logo. */
const LOGO = 'logo';

/** A colour for light and for dark schemes; the pictures have the first. */
const COLOR_PAIR = /light-dark\((\w+\([^)]*\)), \w+\([^)]*\)\)/g;

/** Gives a renderer the font. Returns the characters that it has. */
async function addFont(renderer: Renderer, project: string): Promise<Range[]> {
  const added = Object.entries(subsets).map(async ([subset, text]) => {
    const ranges = parseRanges(text);
    await renderer.registerFont({
      name: 'Inter',
      data: readFileSync(join(project, FONT_FILES, `inter-${subset}-wght-normal.woff2`)),
      unicodeRange: ranges,
    });
    return ranges;
  });
  return (await Promise.all(added)).flat();
}

/** What the font can show of the texts. */
function shownOf(
  { site = '', group = '', title, description }: PreviewTexts,
  ranges: readonly Range[],
): PreviewTexts {
  const of = (text: string) => withGlyphs(text, ranges);
  return { site: of(site), group: of(group), title: of(title), description: of(description) };
}

/** Draws the picture of a page as PNG. */
export type DrawPreview = (texts: PreviewTexts) => Promise<Buffer>;

/**
 * Prepares to draw pictures in the colours of the site.
 *
 * @param project - Folder with the theme.
 */
export async function createDrawPreview(project: string): Promise<DrawPreview> {
  const tokens = readText(join(project, 'theme/styles/tokens.css'));
  const options = {
    ...PREVIEW_SIZE,
    css: [tokens.replace(COLOR_PAIR, '$1')],
    images: [{ src: LOGO, data: readFileSync(join(project, 'public/favicon.svg')) }],
  };
  // A build that draws no pictures does not load the renderer.
  const takumi = await import('@takumi-rs/core');
  const renderer = new takumi.Renderer();
  const ranges = await addFont(renderer, project);
  return (texts) => renderer.render(cardOf(shownOf(texts, ranges), LOGO), options);
}
