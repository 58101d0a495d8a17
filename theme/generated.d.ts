declare module '@@/dumi/meta' {
  /** What dumi knows of every page, by id of its route. */
  export const filesMeta: Record<
    string,
    { toc: { id: string; title: string }[]; demoIndex?: { ids: string[] } }
  >;
}

declare module '@@/dumi/demoLoaders' {
  /** Loads the demos of a page, by id of its route (src/plugins/demo/demoLoaders.ts). */
  export const demoLoaders: Partial<
    Record<string, () => Promise<{ demos: Record<string, unknown> }>>
  >;
}
declare module '@@/umi';
