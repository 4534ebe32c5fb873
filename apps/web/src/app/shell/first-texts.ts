import { clientTexts } from '@palaro/client';
import { shellTexts } from './texts.ts';

/** Texts of the frame and of screens without a page. Loaded at the start. */
export const FIRST_TEXTS = [shellTexts, clientTexts];
