declare module '@@/subject/observed' {
  /** Which exports of the library the inspector listens to. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const observed: import('./adapter').ObservedLibrary | undefined;
  export default observed;
}

declare module '@@/subject/inspection' {
  /** What the inspector looks at; whatever is interactive, where there is none. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const inspection: import('./adapter').Inspection | undefined;
  export default inspection;
}

declare module '@@/subject/inspector' {
  /** What the inspector shows of it besides what it shows of any component. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const inspector: import('./adapter').InspectorAdapter | undefined;
  export default inspector;
}
