/** A piece of webpack's runtime. */
interface RuntimeModule {
  name: string;
  generate(): string;
}

/** The part of webpack's compiler that this plugin taps. */
interface Compiler {
  hooks: {
    compilation: {
      tap(
        name: string,
        fn: (compilation: {
          hooks: {
            runtimeModule: { tap(name: string, fn: (module: RuntimeModule) => void): void };
          };
        }) => void,
      ): void;
    };
  };
}

/** What mini-css-extract-plugin calls the piece that loads style sheets. */
const NAME = 'css loading';

const TABLE = /(cssChunks = )(\{[^}]*\})/;

/**
 * Chunks of pages and of their demos. The playground needs the style sheet that demos share, also
 * where no document has it.
 */
const OF_PAGE = /^docs__|^framed__/;

/** The code without pages in its table of the chunks that have a style sheet. */
export function withoutPages(code: string): string {
  return code.replace(TABLE, (_all, start: string, table: string) => {
    const chunks = Object.entries(JSON.parse(table) as Record<string, 1>);
    return start + JSON.stringify(Object.fromEntries(chunks.filter(([id]) => !OF_PAGE.test(id))));
  });
}

/**
 * webpack plugin: leaves pages out of the table of chunks with style sheets, which the first script
 * has and which would grow with the site. The documents have these style sheets, and navigation
 * takes them from there (theme/site/documents.ts).
 */
export class StyleSheetChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StyleSheetChunks', ({ hooks }) => {
      hooks.runtimeModule.tap('StyleSheetChunks', (module) => {
        if (module.name !== NAME) return;
        const generate = module.generate.bind(module);
        module.generate = () => withoutPages(generate());
      });
    });
  }
}
