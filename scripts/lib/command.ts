import { Problem } from '../../src/lib/problem';

/** Prints an error: a problem as it reads, anything else with its stack. */
export function printError(error: unknown): void {
  console.error(error instanceof Problem ? error.message : error);
}

/** Runs the body of a command; an error is printed and becomes the exit status. */
export function command(body: () => Promise<void>): void {
  // In a promise from its beginning, so that what it throws at once is caught too.
  void Promise.resolve()
    .then(body)
    .catch((error: unknown) => {
      printError(error);
      process.exitCode = 1;
    });
}
