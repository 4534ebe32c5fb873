const LOOK_EVERY_MS = 500;

/**
 * npm runs a script through a shell, which does not pass a signal on: a killed `npm start` would
 * leave the site running. It stops when that shell is gone, as if the signal had reached it.
 */
export function followParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
