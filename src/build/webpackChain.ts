import type { IApi } from 'dumi';
import { missing, type Generated } from '../lib/generated';

/** umi's configuration of webpack, for whose parts umi and dumi have names. */
type WebpackChain = Parameters<Parameters<IApi['chainWebpack']>[0]>[0];

/** Who gives a part its name, and what is lost without it. */
type Part = Omit<Generated, 'what'>;

/** A map of named parts, which makes one for a name that it does not have. */
interface Named {
  has(name: string): boolean;
}

function expectName(parts: Named, kind: string, name: string, part: Part): void {
  if (parts.has(name)) return;
  throw missing({ ...part, what: `the ${kind} \`${name}\` of webpack's configuration` });
}

/**
 * A rule of webpack.
 *
 * @param name - Of a part of a rule, the names of both with a dot between them.
 * @throws {Problem} When there is none of this name, where webpack-chain would make one.
 */
export function ruleNamed(memo: WebpackChain, name: string, part: Part) {
  const [outer = '', inner] = name.split('.');
  expectName(memo.module.rules, 'rule', outer, part);
  const rule = memo.module.rule(outer);
  if (inner === undefined) return rule;
  expectName(rule.oneOfs, `part of the rule \`${outer}\``, inner, part);
  return rule.oneOf(inner);
}

/**
 * A loader of a rule.
 *
 * @throws {Problem} When there is no such rule, or it has no such loader.
 */
export function loaderNamed(memo: WebpackChain, rule: string, name: string, part: Part) {
  const owner = ruleNamed(memo, rule, part);
  expectName(owner.uses, `loader of the rule \`${rule}\``, name, part);
  return owner.use(name);
}

/**
 * A plugin of webpack.
 *
 * @throws {Problem} When there is none of this name.
 */
export function pluginNamed(memo: WebpackChain, name: string, part: Part) {
  expectName(memo.plugins, 'plugin', name, part);
  return memo.plugin(name);
}

/**
 * A minimizer of webpack.
 *
 * @throws {Problem} When there is none of this name.
 */
export function minimizerNamed(memo: WebpackChain, name: string, part: Part) {
  const minimizer = memo.optimization.minimizer(name);
  expectName({ has: () => minimizer.has('plugin') }, 'minimizer', name, part);
  return minimizer;
}
