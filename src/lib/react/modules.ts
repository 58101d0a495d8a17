/** webpack's own (https://webpack.js.org/api/module-variables/). */
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_require__: (module: string) => unknown;

/**
 * Requests chunks at once which webpack would find one after the other.
 *
 * @throws {Error} When one does not arrive.
 */
export async function requestChunks(chunks: readonly string[]): Promise<void> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
}

/**
 * Loads a module that no script names, by the ids that a document lists: a table of all modules in
 * the script would grow with the site.
 *
 * @param chunks - Those that it needs.
 * @throws {Error} When a chunk does not arrive, or does not contain the module.
 */
export async function loadModule(chunks: readonly string[], module: string): Promise<unknown> {
  await requestChunks(chunks);
  return __webpack_require__(module);
}
