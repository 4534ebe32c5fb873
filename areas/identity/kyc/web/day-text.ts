import { formatDate } from '@palaro/client';

/** A calendar day in the visitor's language; 04:00 UTC is noon in Manila, well within that day. */
export const dayText = (day: string) => formatDate(`${day}T04:00:00.000Z`);
