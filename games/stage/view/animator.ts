/** Animates a stage and draws only while something moves. */
export interface Animator {
  /** Calls `step` each frame with the milliseconds since its start until it answers `true`. */
  run(step: (elapsedMs: number) => boolean): Promise<void>;
  /** Calls `step` with 0 … 1 over `ms`; `hurry` brings it to 1 in the next frame. */
  tween(ms: number, step: (progress: number) => void): Promise<void>;
  /** Waits `ms`; `hurry` ends it. */
  pause(ms: number): Promise<void>;
  /** Draws one frame, for instance after a change that is not animated. */
  draw(): void;
  /** Skips running tweens and pauses to their end. */
  hurry(): void;
  /** Stops everything at once; its promises never settle. */
  destroy(): void;
}

interface Running {
  begun: number | null;
  step(elapsedMs: number): boolean;
  done(): void;
  skippable: boolean;
  skipped: boolean;
}

/** `render` draws the stage. A hidden page gets no frames, so it neither moves nor draws. */
export function createAnimator(render: () => void): Animator {
  const running = new Set<Running>();
  let frame: number | null = null;
  let gone = false;

  function tick(now: number) {
    frame = null;
    for (const one of Array.from(running)) {
      one.begun ??= now;
      if (!one.step(one.skipped ? Infinity : now - one.begun)) continue;
      running.delete(one);
      one.done();
    }
    render();
    if (running.size > 0) draw();
  }

  function draw() {
    if (!gone) frame ??= requestAnimationFrame(tick);
  }

  function start(step: (elapsedMs: number) => boolean, skippable: boolean) {
    return new Promise<void>((done) => {
      running.add({ begun: null, step, done, skippable, skipped: false });
      draw();
    });
  }

  return {
    run: (step) => start(step, false),
    tween: (ms, step) =>
      start((elapsed) => {
        const progress = ms <= 0 ? 1 : Math.min(1, elapsed / ms);
        step(progress);
        return progress >= 1;
      }, true),
    pause: (ms) => start((elapsed) => elapsed >= ms, true),
    draw,
    hurry() {
      for (const one of running) one.skipped = one.skippable;
    },
    destroy() {
      gone = true;
      running.clear();
      if (frame !== null) cancelAnimationFrame(frame);
    },
  };
}

/** Eases: progress 0 … 1 to 0 … 1. */
export const easeOut = (t: number) => 1 - (1 - t) ** 3;
export const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
