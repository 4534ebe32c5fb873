export { INVITE } from './invite-address.ts';
export { openShare, sharePanel } from './share-panel.ts';
export { default as SharePanel } from './SharePanel.tsx';
