const LOOK_EVERY_MS = 500;

/**
 * npm runs scripts through a shell that does not pass signals on, so a killed `npm start` would
 * leave the site running. This stops the process when the shell is gone, as the signal would have.
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
