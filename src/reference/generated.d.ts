declare module '@@/dumi/packageFacts' {
  /** What the package brings (src/reference/build/measurePackage.ts). */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const facts: import('./facts/factTexts').PackageFacts;
}

declare module '@@/dumi/reference' {
  /** What the types of the library declare (src/reference/build). */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const declared: import('./merge').Declared;
}
