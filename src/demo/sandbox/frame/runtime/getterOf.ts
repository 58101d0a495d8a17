/**
 * Takes the getter of a property before code can replace it.
 *
 * @returns The value of that property in an object; undefined where there is no getter.
 */
export function getterOf(owner: object, name: string): (object: object) => unknown {
  const getter: unknown = Reflect.get(Object.getOwnPropertyDescriptor(owner, name) ?? {}, 'get');
  const apply = Reflect.apply.bind(Reflect);
  return (object) => {
    const value: unknown = typeof getter === 'function' ? apply(getter, object, []) : undefined;
    return value;
  };
}
