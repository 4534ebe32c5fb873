/** What a trial account begins with, as money (accounts.md §8). */
export const PLAY_MONEY = '2000.0000';
