/**
 * Runs `task` after the next frame is drawn, unless the returned function is called first: what a
 * tap need not wait for.
 */
export function afterPaint(task: () => void): () => void {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(task, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}
