declare module '@@/subject/startingPoints' {
  /** What the search offers before anything is typed. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const points: readonly import('./dialog/panel/startingPoint').StartingPoint[] | undefined;
  export default points;
}

declare module '@@/subject/searchWords' {
  /** The words by which the search finds more than pages say. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const words: import('./build/content/searchWords').SearchWords | undefined;
  export default words;
}
