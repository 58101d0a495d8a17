declare module '@@/subject/keyboard' {
  /** What the keyboard does in the component. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const keyboard: import('./keyboard/keyTables').KeyTables | undefined;
  export default keyboard;
}
