declare module '@@/dumi/playground' {
  /** The component of the playground, if the site has one (src/playground/build). */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const target: import('./target').PlaygroundTarget | undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const component: import('react').ElementType | undefined;
  /** Its props; undefined where the reference has no table of it. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const table: import('./target').PropTable | undefined;
}
