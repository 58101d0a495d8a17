import { parseJson } from '../../../lib/parseJson';
import { missing, replaceIn } from '../../../lib/generated';
import { isRecord } from '../../../lib/read';
import { isOfPage } from '../chunkNames';

/** A piece of webpack's runtime. */
interface RuntimeModule {
  name: string;
  generate(): string;
}

/** The part of webpack's compiler that this plugin taps. */
interface Compiler {
  hooks: {
    thisCompilation: {
      tap(
        name: string,
        fn: (compilation: {
          chunks: Iterable<{ name?: string | null; id: string | number | null }>;
          hooks: {
            runtimeModule: { tap(name: string, fn: (module: RuntimeModule) => void): void };
            processAssets: { tap(name: string, fn: () => void): void };
          };
        }) => void,
      ): void;
    };
  };
}

/** What mini-css-extract-plugin calls the piece that loads style sheets. */
const LOADER = 'css loading';

const TABLE = /(cssChunks = )(\{[^}]*\})/;

const GENERATED = {
  by: '@umijs/bundler-webpack',
  what: 'a table `cssChunks = {...}` of the chunks that have a style sheet',
  why: 'the first script would have all pages in it, and grow with the site.',
  file: 'src/site/build/static-html/styleSheetChunks.ts',
};

/**
 * The code without pages in its table of the chunks that have a style sheet.
 *
 * @param pages - Ids of the chunks of pages and of their demos. The playground needs the style
 *   sheet that demos share, also where no document has it.
 * @throws {Problem} When it has no such table.
 */
export function withoutPages(code: string, pages: ReadonlySet<string>): string {
  const shorten = (_all: string, start = '', table = '') => {
    const read = parseJson(table);
    if (!isRecord(read)) throw missing(GENERATED);
    const chunks = Object.entries(read).filter(([id]) => !pages.has(id));
    return start + JSON.stringify(Object.fromEntries(chunks));
  };
  return replaceIn(code, TABLE, shorten, GENERATED);
}

/**
 * webpack plugin: leaves pages out of the table of chunks with style sheets, which the first script
 * has and which would grow with the site. The documents have these style sheets, and navigation
 * takes them from there (src/document/router/documents.ts).
 */
export class StyleSheetChunks {
  apply(compiler: Compiler): void {
    const name = 'StyleSheetChunks';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { hooks } = compilation;
      let isThere = false;
      hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== LOADER) return;
        isThere = true;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const pages = [...compilation.chunks].filter((chunk) => isOfPage(chunk.name ?? ''));
          return withoutPages(generate(), new Set(pages.map(({ id }) => String(id))));
        };
      });
      hooks.processAssets.tap(name, () => {
        if (!isThere) throw missing(GENERATED);
      });
    });
  }
}
