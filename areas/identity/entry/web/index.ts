// The sheets that the shell draws over any screen: the login, and the ways into a game.
export { default as GameSheet } from './GameSheet.tsx';
export { default as LoginSheet } from './LoginSheet.tsx';
