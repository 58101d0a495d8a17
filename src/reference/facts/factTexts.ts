/** What somebody wants to know of a package before installing it. */
export interface PackageFacts {
  /**
   * Bytes of its script with all that it brings but React, minified and compressed by gzip; 0 where
   * it cannot be bundled.
   */
  script: number;
  /** The same of its style sheets; 0 where demos import none. */
  style: number;
  /** How many packages are installed with it, without React. */
  dependencies: number;
  hasTypes: boolean;
  licence: string;
  /** Which versions of React it says it works with; empty where it is any. */
  react: string;
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The facts as short texts, without those that a package does not state. */
export function factTexts(facts: PackageFacts): string[] {
  const { script, style, dependencies, hasTypes, licence, react } = facts;
  return [
    ...(script > 0 ? [`${inKilobytes(script)} min + gzip`] : []),
    ...(style > 0 ? [`${inKilobytes(style)} of styles`] : []),
    dependencies === 1 ? '1 dependency' : `${dependencies} dependencies`,
    ...(hasTypes ? ['Types included'] : []),
    ...(react ? [`React ${react}`] : []),
    ...(licence ? [`${licence} licence`] : []),
  ];
}
