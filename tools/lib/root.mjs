import { fileURLToPath } from 'node:url';

/** The repository's folder, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
