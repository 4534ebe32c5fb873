import { createStore, useStore } from '@palaro/client';
import { useEffect } from 'react';

/** The number of open sheets, dialogs, popups, drawers and menus. */
const openLayers = createStore(0);

/** Counts a layer while it is open. */
export function useCountedOpen(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    openLayers.set(openLayers.get() + 1);
    return () => openLayers.set(openLayers.get() - 1);
  }, [open]);
}

/** Whether no layer is open. What opens by itself waits for that. */
export const useNothingOpen = (): boolean => useStore(openLayers) === 0;
