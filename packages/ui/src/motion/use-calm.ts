import { useMedia } from './use-media.ts';

/** Whether the device asks for reduced motion. Use it where CSS alone cannot make a cross-fade. */
export const useCalm = () => useMedia('(prefers-reduced-motion: reduce)');
