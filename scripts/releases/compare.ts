import type { Surface } from './surface';

/** What a release depends on, by package. */
export type Dependencies = Readonly<Record<string, string>>;

/** What one release has that the one before it has not. */
export interface Release {
  /** Members, with their types. */
  added?: Record<string, string>;
  /** Members that had another type. */
  changed?: Record<string, string>;
  deprecated?: string[];
  removed?: string[];
  /** Packages with the versions that are asked for; null where one is not needed any more. */
  dependencies?: Record<string, string | null>;
}

/** A release as it was published. */
export interface Published {
  surface: Surface;
  dependencies: Dependencies;
}

const filled = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

/** Says what has changed from one release to the next. */
export function compareReleases(before: Published, after: Published): Release {
  const members = Object.entries(after.surface);
  const types = (isWanted: (name: string, type: string) => boolean) =>
    filled(
      Object.fromEntries(
        members
          .filter(([name, { type }]) => isWanted(name, type))
          .map(([name, { type }]) => [name, type]),
      ),
    );
  const wasThere = (name: string) => name in before.surface;
  const packages = { ...before.dependencies, ...after.dependencies };
  return {
    added: types((name) => !wasThere(name)),
    changed: types((name, type) => wasThere(name) && before.surface[name]?.type !== type),
    deprecated: filled(
      members
        .filter(([name, { isDeprecated }]) => isDeprecated && !before.surface[name]?.isDeprecated)
        .map(([name]) => name),
    ),
    removed: filled(Object.keys(before.surface).filter((name) => !(name in after.surface))),
    dependencies: filled(
      Object.fromEntries(
        Object.keys(packages)
          .filter((name) => before.dependencies[name] !== after.dependencies[name])
          .map((name) => [name, after.dependencies[name] ?? null]),
      ),
    ),
  };
}
