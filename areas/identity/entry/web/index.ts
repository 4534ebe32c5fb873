// The login sheet, which the shell draws over any screen.
export { default as LoginSheet } from './LoginSheet.tsx';
