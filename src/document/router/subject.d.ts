declare module '@@/subject/redirects' {
  /** Addresses that lead to another page: paths below the base path, by the old one. */
  const redirects: Readonly<Record<string, string>> | undefined;
  export default redirects;
}
