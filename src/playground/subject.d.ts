declare module '@@/subject/playground' {
  /** What the site knows of the component of its playground beyond the types. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const adapter: import('./adapter').PlaygroundAdapter | undefined;
  export default adapter;
}
