export { Hash } from './Hash.tsx';
export { Present } from './Present.tsx';
export { promotionsTexts } from './texts.ts';
export { useAccept } from './use-accept.ts';
export { useUnclaimed } from './use-unclaimed.ts';
