import { Problem } from '../../lib/problem';
import { placeOf, readText } from '../../lib/textFile';
import { checkSyntax, type SyntaxFault } from '../../demo/code/checkSyntax';

/** The part of webpack's errors that says what is wrong. */
export interface CompileError {
  message: string;
  /** What a loader has thrown. */
  error?: unknown;
  module?: { resource?: string } | null;
  loc?: unknown;
}

/** Those of the project, which have their three parts. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && /\n {2}Why: .*\n {2}What to do: /.test(error.message);

/** Such as `(12:4)` at the end of a message of Babel or PostCSS. */
const POSITION = /\((\d+):\d+\)/;

/** Such as `Can't resolve './gone'`. */
const UNRESOLVED = /Can't resolve '([^']+)'/;

function lineOf({ loc, message }: CompileError): string {
  const start: unknown = typeof loc === 'object' && loc && 'start' in loc ? loc.start : undefined;
  if (typeof start === 'object' && start && 'line' in start) return `:${String(start.line)}`;
  const line = POSITION.exec(message)?.[1];
  return line === undefined ? '' : `:${line}`;
}

/** The first line of a message, without the path and what names the loader. */
function firstLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\w*Error: )?(?:\/|[A-Z]:\\)\S+: /, ''));
  const said = lines.find((line) => line.trim() !== '' && !/^Module [\w ]+\(from/.test(line));
  return (said ?? text).trim().replace(/\.?\s*(?:\(\d+:\d+\))?$/, '');
}

/** Says what webpack could not compile in the three parts of all errors of the project. */
export function explain(error: CompileError): string {
  for (const each of [error.error, error]) if (isOurs(each)) return each.message;
  const file = error.module?.resource?.replace(/\?.*/, '');
  const place = file === undefined ? 'the site' : placeOf(file) + lineOf(error);
  const missing = UNRESOLVED.exec(error.message)?.[1];
  const parts =
    missing === undefined
      ? {
          what: `it cannot be compiled: ${firstLine(error.message)}.`,
          why: 'nothing that imports the file can be shown until then.',
          fix: 'correct the file and save it.',
        }
      : {
          what: `it imports '${missing}', which is not there.`,
          why: 'no file has that path, and no package that name.',
          fix: 'add the file or the package, or correct the import.',
        };
  return new Problem(parts, place).message;
}

/** What umi says of a file that it cannot read; esbuild has printed why. */
const UNREAD = /^Parse file failed: \[(.+)\]$/;

function deepestCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? deepestCause(error.cause) : error;
}

/** The mistake in a file, or that it is no text; undefined where it is gone, or none is found. */
function faultOf(file: string): SyntaxFault | Problem | undefined {
  try {
    return checkSyntax(file, readText(file));
  } catch (error) {
    return error instanceof Problem ? error : undefined;
  }
}

/**
 * Says what would have ended the server, such as a mistake in its configuration. Never throws,
 * since that would end it.
 */
export function explainUncaught(error: unknown): string {
  const cause = deepestCause(error);
  if (isOurs(cause)) return cause.message;
  const said = cause instanceof Error ? cause.message : String(cause);
  const file = UNREAD.exec(said)?.[1];
  const fault = file === undefined ? undefined : faultOf(file);
  if (fault instanceof Problem) return fault.message;
  const line = fault ? `:${fault.line}` : '';
  return new Problem(
    {
      what: `the change could not be taken over: ${fault?.detail ?? said}.`,
      why: 'the server goes on with what it had read before.',
      fix: 'correct what is named, and save it.',
    },
    file === undefined ? 'the development server' : placeOf(file) + line,
  ).message;
}
