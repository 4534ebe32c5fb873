// Money: accounts, postings, holds, reversals, and the one writer of balances. Knows no game.
export * from './own.ts';
