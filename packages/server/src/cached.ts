import type { App } from './app.ts';
import { defineService } from './service.ts';

interface Cell<T> {
  value: Promise<T> | null;
  until: number;
}

/**
 * A value that many requests read and few change. It is loaded again once it is older than
 * `seconds` by the site's clock, so that changes from other nodes arrive too. A failed load is not
 * kept.
 */
export function defineCached<T>(name: string, seconds: number, load: (app: App) => Promise<T>) {
  const cell = defineService<Cell<T>>(name, () => ({ value: null, until: 0 }));
  return {
    read(app: App): Promise<T> {
      const kept = cell(app);
      const now = app.clock.now().getTime();
      if (kept.value && now < kept.until) return kept.value;
      const value = load(app);
      Object.assign(kept, { value, until: now + seconds * 1000 });
      value.catch(() => {
        if (kept.value === value) kept.value = null;
      });
      return value;
    },
    /** Makes the next read load again. Call it where this node changes what is cached. */
    forget(app: App) {
      cell(app).value = null;
    },
  };
}
