import type { ReferenceId } from '../subject/referenceTypes';

/** What the types of rc-select say of a prop, a field or a member. */
export interface DeclaredEntry {
  /** As readers want to see it: with the names of types, not with what they stand for. */
  type: string;
  required: boolean;
  deprecated: boolean;
  /** Types named in `type`, and in what these stand for: keys of `DeclaredReference.types`. */
  names: readonly string[];
}

/** What the types of rc-select declare, by table and name. The build reads it from them. */
export interface DeclaredReference {
  tables: Readonly<Record<ReferenceId, Readonly<Record<string, DeclaredEntry>>>>;
  /** What the named types stand for, such as `Mode = 'multiple' | 'tags'`, by name. */
  types: Readonly<Record<string, string>>;
}

/** The same, or why it is not there (G2). */
export type Declared =
  | DeclaredReference
  /** `apiParser` is not set in `.dumirc.ts`. */
  | 'off'
  /** The development server is still reading the types. */
  | 'resolving';
