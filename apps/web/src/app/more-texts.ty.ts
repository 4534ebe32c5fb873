import { ty as play } from '@palaro/play/ty';
import { ty as records } from '@palaro/records/ty';
import { ty as transfers } from '@palaro/transfers/ty';

/** What the other pages say in Filipino; loaded with the first of them. */
export const texts = { play, records, transfers };
