/**
 * webpack loader: hands the bytes of a module, and what webpack knows of it, to a function among
 * its options. webpack loads this file itself, so it cannot be TypeScript.
 */
module.exports = function loader(bytes) {
  return this.getOptions().load(bytes, this);
};
module.exports.raw = true;
