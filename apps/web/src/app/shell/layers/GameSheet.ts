export { GameSheet as default } from '@palaro/entry/web';
