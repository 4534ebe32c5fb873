import { en as play } from '@palaro/play/en';
import { en as records } from '@palaro/records/en';
import { en as transfers } from '@palaro/transfers/en';

/** What the other pages say in English; loaded with the first of them. */
export const texts = { play, records, transfers };
