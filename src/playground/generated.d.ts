// An import would make this file a module, and a module cannot declare another.
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module '@@/dumi/playground' {
  /** The component that the settings of the site name (src/playground/build), if they do. */
  export const target: import('./target').PlaygroundTarget | undefined;
  /** The component itself. */
  export const component: import('./PlaygroundContext').PlaygroundSubject['Component'] | undefined;
  /** Its props; undefined where the reference has no table of it. */
  export const table: import('./target').PropTable | undefined;
}
