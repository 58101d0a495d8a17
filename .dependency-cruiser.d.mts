import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** The rules of the layers, with a type for the test of them. */
declare const config: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions };
export default config;
