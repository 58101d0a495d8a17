import type { SandboxProblem } from '../../sandbox/sandboxProblem';
import type { ProblemTexts } from '../../code/problemTexts';
import type { LinkProblem } from '../share/payload';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';

const count = (value: number) => value.toLocaleString('en-US');
const reload = 'Press Run to try again; if that does not help, reload the page.';
const anew = 'Ask whoever sent it for a new link. The page shows the demo as published.';
const better = 'Correct it. Until then the last working version is shown.';

const sandbox: ProblemTexts<SandboxProblem> = {
  syntax: ({ message }) => ({
    what: 'Syntax error.',
    why: message,
    fix: better,
  }),
  unsupported: ({ syntax }) => ({
    what:
      syntax === 'namespace'
        ? 'Namespaces do not run here.'
        : 'A top-level await does not run here.',
    why:
      syntax === 'namespace'
        ? 'Types are removed and the rest runs unchanged, which is impossible for a namespace.'
        : 'The files of a demo are loaded at once, and none waits for another.',
    fix:
      syntax === 'namespace'
        ? 'Export its contents from a separate file.'
        : 'Wait in an effect or in an event handler.',
  }),
  'missing-package': ({ specifier, available }) => ({
    what: `There is no package “${specifier}”.`,
    why: 'Edited demos run without network access, with the packages that came with this page.',
    fix: `Import one of these: ${available.join(', ')}. For others, open the demo in a sandbox without this import, and add them there.`,
  }),
  'missing-file': ({ specifier, available }) => ({
    what: `There is no file “${specifier}”.`,
    why: 'A demo imports its own files and those it shares with others.',
    fix: `Import one of these: ${available.join(', ')}.`,
  }),
  'remote-import': ({ specifier, available }) => ({
    what: `“${specifier}” is not loaded.`,
    why: 'Edited demos have no access to the network.',
    fix: `Import one of these: ${available.join(', ')}.`,
  }),
  'too-large': ({ size, limit }) => ({
    what: 'This code is too long to run here.',
    why: `It has ${count(size)} characters; at most ${count(limit)} are compiled.`,
    fix: 'Undo the last change, or press Reset.',
  }),
  compiler: ({ detail }) => ({
    what: 'The code could not be compiled.',
    why: `The compiler did not answer: ${detail}.`,
    fix: reload,
  }),
  package: ({ detail }) => ({
    what: 'A package that this code imports could not be loaded.',
    why: `The connection may be down (${detail}).`,
    fix: reload,
  }),
  thrown: ({ message }) => ({
    what: 'The demo threw an error.',
    why: message,
    fix: better,
  }),
  'no-component': ({ file }) => ({
    what: 'There is no component to show.',
    why: `${file} has no component as its default export.`,
    fix: 'Write “export default” before the component that is the demo.',
  }),
  'endless-loop': () => ({
    what: 'The code was stopped.',
    why: 'A loop or recursion did not end and blocked everything else.',
    fix: 'Make sure the loop ends. The page itself was not affected.',
  }),
  'endless-render': ({ detail }) => ({
    what: 'The demo was stopped.',
    why: `It rendered again and again, because rendering or an effect sets state every time. ${detail}`.trim(),
    fix: 'Set state in an event handler, or give the effect its dependencies.',
  }),
  frozen: ({ detail }) => ({
    what: 'The demo was stopped.',
    why: `It did not respond for too long. ${detail}`.trim(),
    fix: 'Look for an endless loop, then press Run.',
  }),
  left: ({ detail }) => ({
    what: 'The demo was stopped.',
    why: `Its code navigated to another address. ${detail}`.trim(),
    fix: 'Remove what sets the location or submits a form, then press Run.',
  }),
  flooded: ({ detail }) => ({
    what: 'The demo was stopped.',
    why: `It sent more messages than the page accepts. ${detail}`.trim(),
    fix: 'Look for a console call or a request that is repeated without a pause, then press Run.',
  }),
  'too-many-entries': ({ detail }) => ({
    what: 'The demo was stopped.',
    why: `It added more than 20 entries to the history of this tab, and Back may go through them. ${detail}`.trim(),
    fix: 'Set the address with history.replaceState instead of location.hash, then press Run.',
  }),
  'too-much-memory': ({ detail }) => ({
    what: 'The demo was stopped.',
    why: `It kept more than 700 MB of memory. ${detail}`.trim(),
    fix: 'Look for a list that grows without end, then press Run.',
  }),
  'no-frame': ({ detail }) => ({
    what: 'The demo could not be started.',
    why: `The frame that it runs in did not load${detail && ` (${detail})`}; the connection may be down.`,
    fix: reload,
  }),
};

const link: ProblemTexts<LinkProblem> = {
  'unknown-version': ({ version }) => ({
    what: 'The code in this link cannot be read.',
    why: `It is written in version ${version}, which this site does not know.`,
    fix: 'Reload the page, in case it is an old copy; otherwise ask for a new link.',
  }),
  'too-long': ({ length, limit }) => ({
    what: 'The code does not fit into a link.',
    why: `It would take ${count(length)} characters; links have at most ${count(limit)}, since longer ones may be cut off in transit.`,
    fix: 'Make the code shorter, or open it in a sandbox and share that.',
  }),
  'too-large': ({ limit }) => ({
    what: 'There is too much code in this link.',
    why: `Unpacked, it has more than ${count(limit)} characters.`,
    fix: 'Make the code shorter, or open it in a sandbox and share that.',
  }),
  damaged: ({ detail }) => ({
    what: 'The code in this link is damaged.',
    why: `Characters are missing or changed, as happens when a program cuts off a link (${detail}).`,
    fix: anew,
  }),
  'not-ours': ({ detail }) => ({
    what: 'This link contains no demo code.',
    why: `This site did not make it (${detail}).`,
    fix: anew,
  }),
  'no-demo': ({ demo }) => ({
    what: 'The demo that this link refers to is not on this page.',
    why: `There is no “${demo}” here; it may have moved to another page.`,
    fix: anew,
  }),
};

/** The texts of the editor, which come with its code and not with the page. */
export const editTexts = createCatalogue(
  {
    run: 'Run',
    stop: 'Stop',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    copyByHand: {
      what: 'The link was not copied.',
      why: 'The browser does not let this page write to the clipboard.',
      fix: "It is selected below: copy it with the keyboard, or from the field's menu.",
    },
    linkField: 'Link to the edited code',
    /** Where the code was shown as JavaScript before. */
    inTypeScript: 'Editing is in TypeScript.',
    /** Which keys there are; `control` is what the reader's keyboard calls it. */
    rule: (control: string) =>
      `Tab leaves the editor. ${control}+] and ${control}+[ indent lines, ${control}+Enter runs the code.`,
    status: {
      published: 'Original code. Runs as you type.',
      waiting: 'Not run',
      loading: 'Running...',
      running: 'Up to date',
      failed: 'The code does not run.',
      kept: 'The code does not run. The last working version is shown.',
      stopped: 'Stopped. The published demo is shown.',
    },
    fromLink: {
      what: 'Code from a shared link.',
      why: 'Review it before you run it. It runs in a frame that cannot reach this page and sends no requests. It can still make your browser look up a host and connect to it, and push older entries out of the history of this tab.',
      action: 'Run this code',
    },
    restored: {
      what: 'Your unsaved draft.',
      why: 'The code is as you left it.',
      action: 'Discard draft',
    },
    lastWorking: 'Last working version',
    problems: 'Problems',
    problemCount: (value: number) => (value === 1 ? '1 problem.' : `${value} problems.`),
    goTo: (line: number, column: number) => `line ${line}, column ${column}`,
    trace: 'Called from',
    console: 'Console',
    dropped: (value: number) => `${value} more lines came too fast to be shown.`,
    blocked: (address: string) =>
      `${address} was not reached: the demo's frame has no network access.`,
    uncaught: (message: string) => `Uncaught ${message}`,
    dismiss: 'Close',
    sandbox,
    link,
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type EditTexts = TextsOf<typeof editTexts>;
