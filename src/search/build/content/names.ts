import {
  type ContentInput,
  type DemoInput,
  type RouteInput,
  type SearchData,
} from '../../engine/site/data';

function contentNames({ frontmatter, toc }: ContentInput): ContentInput {
  return {
    ...(frontmatter && {
      frontmatter: {
        title: frontmatter.title,
        subtitle: frontmatter.subtitle,
        keywords: frontmatter.keywords,
      },
    }),
    ...(toc && {
      toc: toc.map(({ id, depth, title, owner, keywords }) => ({
        id,
        depth,
        title,
        owner,
        keywords,
      })),
    }),
  };
}

function routeNames({ meta, ...route }: RouteInput): RouteInput {
  if (!meta) return route;
  const tabs = meta.tabs?.map(({ key, meta: tab }) => ({ key, meta: contentNames(tab) }));
  return { ...route, meta: { ...contentNames(meta), ...(tabs && { tabs }) } };
}

function demoNames({ routeId, asset }: DemoInput): DemoInput {
  if (!asset) return { routeId };
  return { routeId, asset: { id: asset.id, title: asset.title, keywords: asset.keywords } };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/**
 * The part of the data that names are found by: titles and keywords without any text. It is a
 * sixth of the whole, so that the first answer need not wait for the texts. Its fields are
 * written as JSON, which leaves out those that are undefined.
 */
export function namesOf({ routes, demos, nav }: SearchData): SearchData {
  return { routes: mapValues(routes, routeNames), demos: mapValues(demos, demoNames), nav };
}
