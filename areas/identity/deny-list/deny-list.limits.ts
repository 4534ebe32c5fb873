/** Kinds of what is denied. */
export const DENY_KINDS = ['device', 'card', 'mobile', 'address', 'name'] as const;
export type DenyKind = (typeof DENY_KINDS)[number];

/** Longer than any device, number, range or name that fits. */
export const VALUE_MAX = 100;
/** Ranges with fewer bits than these would shut out whole countries: refused. */
export const LEAST_BITS = { 4: 8, 6: 16 } as const;
/** Ranges with fewer bits than these hold many households: two people add them. */
export const WIDE_BITS = { 4: 24, 6: 48 } as const;
