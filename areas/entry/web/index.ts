// What the shell draws over any screen of coming in.
export { default as LoginSheet } from './LoginSheet.tsx';
