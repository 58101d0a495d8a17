import { FUNCTION_WORDS } from '../match/functionWords';

/**
 * Question words, politeness, and how users begin to tell of a problem: their answer need not have
 * them. Negations are no part of it, because they change what is asked. English, like the content
 * (B12).
 */
const ASKING_WORDS =
  'able about after also antd any app behavior bug but component could create currently didnt doesnt each even every feature find get gets give good got had happens has have help if instead isnt issue its just know let like look make makes many maybe me more most much must need needs now one our out please possible problem really see should since so some something still support that their them then there these they this those though too try up use used user using want wants was way we were who will wish would wrong you your work working works'.split(
    ' ',
  );

/** The words of a question that weigh nothing. */
export const STOP_WORDS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...ASKING_WORDS]);
