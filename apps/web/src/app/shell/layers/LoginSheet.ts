export { LoginSheet as default } from '@palaro/entry/web';
