import { createStore } from '@palaro/client';
import { loadDoor } from '../load-door.ts';

/** Whether the side menu stands over the screen. */
export const menuOpen = createStore(false);

/** The menu's code; asked for when a finger touches its button, before the tap is one. */
export const loadSideMenu = () => loadDoor('SideMenu');
