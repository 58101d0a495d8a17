import { getParameters } from 'codesandbox-import-utils/lib/api/define';
import type { Handover, Place } from './request';
import type { Files, Project } from '../code/model';

/**
 * The service's address for projects that come as a form
 * (https://codesandbox.io/docs/learn/sandboxes/cli-api).
 */
export const DEFINE_ADDRESS = 'https://codesandbox.io/api/v1/sandboxes/define';

const VITE_PORT = 5173;

/** What the virtual machine does: install, then start Vite and show it. */
const TASKS = {
  setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
  tasks: {
    dev: {
      name: 'Development server',
      command: 'npm run dev',
      runAtStart: true,
      preview: { port: VITE_PORT },
    },
  },
};

/** Vite 7 asks for Node 20.19 or 22.12 and later, which the machine need not have by itself. */
const DEV_CONTAINER = {
  name: 'Node 22',
  image: 'mcr.microsoft.com/devcontainers/javascript-node:22',
};

/** The files as CodeSandbox gets them: the project and what its virtual machine has to know. */
export function codeSandboxFiles({ files }: Project): Files {
  return {
    ...files,
    '.codesandbox/tasks.json': JSON.stringify(TASKS, null, 2),
    '.devcontainer/devcontainer.json': JSON.stringify(DEV_CONTAINER, null, 2),
  };
}

/**
 * The fields of the form (E3). `environment=server` asks for a machine that runs Vite; without it
 * the service bundles in the browser, which knows neither Vite nor `public/`.
 */
export function codeSandboxFields(project: Project): Record<string, string> {
  const files = Object.fromEntries(
    Object.entries(codeSandboxFiles(project)).map(([path, content]) => [
      path,
      { content, isBinary: false },
    ]),
  );
  return {
    parameters: getParameters({ files }),
    // Slashes may stand in a query as they are; a plus sign would be read as a space.
    query: `file=/${project.entry.split('/').map(encodeURIComponent).join('/')}`,
    environment: 'server',
  };
}

function submit(win: Window, fields: Readonly<Record<string, string>>, target: string): void {
  const form = win.document.createElement('form');
  form.method = 'post';
  form.action = DEFINE_ADDRESS;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = win.document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  win.document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Opens a project in CodeSandbox (E3). The tab is opened first and by name, since a form does not
 * report whether the browser let it open one.
 */
export function openInCodeSandbox(project: Project, place: Place, win: Window = window): Handover {
  const fields = codeSandboxFields(project);
  if (place === 'this-tab') {
    submit(win, fields, '_self');
    return 'opened';
  }
  // A name used twice would take the reader's earlier sandbox away.
  const name = `codesandbox-${Date.now()}`;
  const tab = win.open('', name);
  if (!tab || tab.closed) return 'blocked';
  submit(win, fields, name);
  tab.opener = null;
  return 'opened';
}
