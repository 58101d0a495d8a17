/**
 * webpack loader: hands the code of a module to a function among its options. webpack loads this
 * file itself, so it cannot be TypeScript.
 *
 * @param {string} code
 * @returns {string}
 */
module.exports = function loader(code) {
  return this.getOptions().transform(code, this.resourcePath);
};
