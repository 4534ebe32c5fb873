import { createStore } from '@palaro/client';

/** Whether the side menu stands over the screen. */
export const menuOpen = createStore(false);

/** The menu's code; asked for when a finger touches its button, before the tap is one. */
export const loadSideMenu = async () => (await import('../doors.ts')).doors.SideMenu();
