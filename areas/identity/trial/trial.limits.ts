/** The balance a trial account starts with, as money (docs/domain/accounts.md §8). */
export const PLAY_MONEY = '2000.0000';
