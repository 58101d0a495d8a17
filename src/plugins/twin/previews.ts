import { createDrawPreview } from '../../twin/preview/draw';
import { previewPath, previewTexts } from '../../twin/preview/preview';
import type { SourcePage } from '../../twin/sourcePage';

/**
 * The pictures in previews of links to pages, by path.
 *
 * @param name - Of the site.
 */
export async function makePreviews(
  project: string,
  pages: readonly SourcePage[],
  name: string,
): Promise<(readonly [path: string, png: Buffer])[]> {
  const draw = await createDrawPreview(project);
  return Promise.all(
    pages.map(async (page) => [previewPath(page.path), await draw(previewTexts(page, name))]),
  );
}
