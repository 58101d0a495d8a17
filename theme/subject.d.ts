declare module '@@/subject/logo' {
  import type { ComponentType } from 'react';

  /** The logotype in the header: a drawing of 24 by 24 CSS pixels with the class `logo`. */
  const Logo: ComponentType | undefined;
  export default Logo;
}
