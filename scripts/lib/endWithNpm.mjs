import { setInterval } from 'node:timers';

/**
 * Ends this process when the npm that started it is ended. npm passes a signal on to a shell, and
 * most shells end without passing it on, which would leave a server that keeps its port, or a test
 * run that nobody waits for.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
