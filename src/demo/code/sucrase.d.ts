// sucrase publishes types for its entry only; these are those of its parser, which knows TSX as a
// compiler does.
declare module 'sucrase/dist/parser/index.js' {
  export * from 'sucrase/dist/types/parser';
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export * from 'sucrase/dist/types/parser/tokenizer/types';
}
