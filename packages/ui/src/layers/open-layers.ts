import { createStore, useStore } from '@palaro/client';
import { useEffect } from 'react';

/** How many sheets, dialogs, popups, drawers and menus lie open. */
const openLayers = createStore(0);

/** Counts something that lies over the page, for as long as it is open. */
export function useCountedOpen(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    openLayers.set(openLayers.get() + 1);
    return () => openLayers.set(openLayers.get() - 1);
  }, [open]);
}

/** Whether nothing lies over the page: what comes by itself waits for that. */
export const useNothingOpen = (): boolean => useStore(openLayers) === 0;
