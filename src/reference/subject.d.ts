declare module '@@/subject/keyboard' {
  /** What the keyboard does in the component. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const keyboard: import('./keyboard/keyTables').KeyTables | undefined;
  export default keyboard;
}

declare module '@@/subject/reference' {
  /** What the site says of props and refs beside their types. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const reference: import('./types').ReferenceSubject | undefined;
  export default reference;
}

declare module '@@/subject/propGroups' {
  /** What groups of props are called. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const groups: import('./types').GroupTitles | undefined;
  export default groups;
}
