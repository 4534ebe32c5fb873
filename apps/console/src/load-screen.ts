import { loadTexts } from '@palaro/client';
import type { Screen } from '@palaro/desk';
import { useEffect, useState, type ComponentType } from 'react';

const loaded = new Map<Screen, ComponentType>();

type Loading = { Screen: ComponentType } | 'loading' | 'failed';

/** The code and texts of a screen; they are loaded when it is first opened. */
export function useScreen(screen: Screen | null): [Loading, retry: () => void] {
  const [failed, setFailed] = useState<Screen | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, arrived] = useState(0);
  const Loaded = screen ? loaded.get(screen) : undefined;
  const missing = screen !== null && !Loaded;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    Promise.all([screen.load(), loadTexts(screen.texts)]).then(
      ([{ default: of }]) => {
        loaded.set(screen, of);
        if (!left) arrived((count) => count + 1);
      },
      (error: unknown) => {
        console.error(`The screen ${screen.path} could not be loaded.`, error);
        if (!left) setFailed(screen);
      },
    );
    return () => {
      left = true;
    };
  }, [screen, missing, attempt]);
  const retry = () => {
    // Browsers remember a failed module, and a deployment may have replaced it.
    if (attempt > 0) window.location.reload();
    setFailed(null);
    setAttempt(attempt + 1);
  };
  if (Loaded) return [{ Screen: Loaded }, retry];
  return [failed === screen ? 'failed' : 'loading', retry];
}
