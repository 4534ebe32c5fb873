import type { TextKey } from '@palaro/api';
import type { RefusalData } from '@palaro/server';

/** Renders a text of the kind's own area in the caller's language; money goes in as it is. */
export type Say = (key: TextKey, values?: RefusalData['values']) => string;
