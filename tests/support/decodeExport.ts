import lzString from 'lz-string';

/** Texts by path, as a service reads them from a form. */
export type Received = Record<string, string>;

interface Parameters {
  files: Record<string, { content: string; isBinary: boolean }>;
}

/** Undoes what `getParameters` of `codesandbox-import-utils` does, as the service has to. */
export function decodeParameters(parameters: string): Received {
  const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(lzString.decompressFromBase64(base64)) as Parameters;
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}

/**
 * The files in the fields that StackBlitz's SDK posts; browsers end lines with CR LF in forms, as
 * HTML demands.
 */
export function decodeFields(fields: Iterable<readonly [string, string]>): Received {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const path = /^project\[files\]\[(.*)\]$/.exec(name)?.[1];
      if (path === undefined) return [];
      return [[path.replaceAll('%5B', '[').replaceAll('%5D', ']'), value.replaceAll('\r\n', '\n')]];
    }),
  );
}
