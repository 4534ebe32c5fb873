import { createStore } from '@palaro/client';
import { loadDoor } from '../load-door.ts';

/** Whether the side menu is open. */
export const menuOpen = createStore(false);

/** Loads the menu's code. Called when a finger touches its button, before the tap is complete. */
export const loadSideMenu = () => loadDoor('SideMenu');
