import { formatDate } from '@palaro/client';

/** A calendar day as the visitor's language writes it; noon lies in the same day in every zone. */
export const dayText = (day: string) => formatDate(`${day}T04:00:00.000Z`);
