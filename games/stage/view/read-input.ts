/** The fields of a stored bet, which is unknown data; no fields if it is not an object. */
export const fieldsIn = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
