/** Which numbers a control takes. */
export interface NumberRange {
  least: number;
  largest: number;
  isWhole: boolean;
}

/**
 * A step of nothing, or back, is where components count forever: it would end the page of whoever
 * follows the link.
 */
const STEP = /^(?:step|interval)$|(?:Step|Interval)$/;

/** The numbers that a prop takes of which only the name is known. */
export function anyNumber(name: string): NumberRange {
  return { least: STEP.test(name) ? 0.01 : -10_000, largest: 10_000, isWhole: false };
}

/** Whether a text is one of the numbers, in the one way in which an address has it. */
export function isNumber(text: string, { least, largest, isWhole }: NumberRange): boolean {
  const value = Number(text);
  const digits = isWhole ? /^-?\d+$/ : /^-?\d+(?:\.\d{1,2})?$/;
  return digits.test(text) && String(value) === text && value >= least && value <= largest;
}
