import type { Allowed } from './source.ts';

/**
 * Exceptions, each with its reason. One that nothing needs any more is a finding itself, so that
 * the list only ever shrinks towards what is really special.
 */
export const ALLOWED: readonly Allowed[] = [];
