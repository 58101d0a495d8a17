declare module '@@/subject/observed' {
  const observed: import('./adapter').ObservedLibrary | undefined;
  export default observed;
}

declare module '@@/subject/inspection' {
  const inspection: import('./adapter').Inspection | undefined;
  export default inspection;
}

declare module '@@/subject/inspector' {
  const inspector: import('./adapter').InspectorAdapter | undefined;
  export default inspector;
}
