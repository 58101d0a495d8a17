import { setInterval } from 'node:timers';

/**
 * Ends this process when the npm that started it ends. npm passes signals to a shell, and most
 * shells do not pass them on, which would leave a server on its port, or a test run in the
 * background.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
