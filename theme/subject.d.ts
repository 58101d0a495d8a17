declare module '@@/subject/logo' {
  /** The logotype in the header: a drawing of 24 by 24 CSS pixels with the class `logo`. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const Logo: import('react').ComponentType | undefined;
  export default Logo;
}
