declare module '@@/subject/redirects' {
  /** Addresses that lead to another page: paths below the base path, by the old one. */
  const redirects: Readonly<Record<string, string>> | undefined;
  export default redirects;
}

declare module '@@/subject/glossary' {
  /** Words that pages link to docs/guide/glossary.md where they use them first. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const terms: readonly import('../page/markdown/glossaryLinks').Term[] | undefined;
  export default terms;
}

declare module '@@/subject/library' {
  /** Name of the package that all modules of the subject are about. */
  const library: string | undefined;
  export default library;
}
