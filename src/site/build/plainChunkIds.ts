/** The part of webpack's chunks that names their files. */
interface Chunk {
  id: string | number | null;
  ids: (string | number)[] | null;
}

/** The part of webpack's compiler that this plugin taps. */
interface Compiler {
  hooks: {
    compilation: {
      tap(
        name: string,
        fn: (compilation: {
          hooks: {
            optimizeChunkIds: { tap(name: string, fn: (chunks: Iterable<Chunk>) => void): void };
          };
        }) => void,
      ): void;
    };
  };
}

/**
 * The id of a chunk without what its file name must not begin with: of chunks without a name, the
 * id is made of the paths of their modules, `.dumi/` among them.
 */
export function plainId(id: string): string {
  return id.replace(/^[^\da-z]+/i, '');
}

/**
 * webpack plugin: file names begin with a letter or a digit. Jekyll, which builds for GitHub Pages
 * unless it is told not to, leaves out files whose names begin with an underscore.
 */
export class PlainChunkIds {
  apply(compiler: Compiler): void {
    const name = 'PlainChunkIds';
    compiler.hooks.compilation.tap(name, ({ hooks }) => {
      hooks.optimizeChunkIds.tap(name, (chunks) => {
        for (const chunk of chunks) {
          if (typeof chunk.id !== 'string') continue;
          chunk.id = plainId(chunk.id);
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}
