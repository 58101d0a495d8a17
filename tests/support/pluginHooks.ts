import type { IApi } from 'dumi';

type Hook = (...args: unknown[]) => unknown;

/** A hook as plugins give it to umi, with its place among the others. */
interface Placed {
  key?: string;
  stage?: number;
  fn: Hook;
}

const isPlaced = (value: unknown): value is Placed =>
  typeof value === 'object' && value !== null && 'fn' in value;

const isHook = (value: unknown): value is Hook => typeof value === 'function';

/**
 * Gives a plugin an API without any behaviour, and keeps the hooks that it has given to that.
 *
 * @param known - What the plugin reads of the API.
 */
export function pluginHooks(plugin: (api: IApi) => void, known: object) {
  const hooks: Required<Placed>[] = [];
  const api = new Proxy(known, {
    get: (target, name) =>
      name in target
        ? (Reflect.get(target, name) as unknown)
        : (given: unknown) => {
            const placed = isHook(given) ? { fn: given } : given;
            if (isPlaced(placed)) hooks.push({ key: String(name), stage: 0, ...placed });
          },
  });
  plugin(api as IApi);

  /** Those of a name, in their order. */
  const hooksOf = (name: string): Hook[] =>
    hooks
      .filter(({ key }) => key === name)
      .sort((one, other) => one.stage - other.stage)
      .map(({ fn }) => fn);

  return {
    hooksOf,
    run: async (name: string, ...args: unknown[]): Promise<void> => {
      for (const hook of hooksOf(name)) await hook(...args);
    },
  };
}
