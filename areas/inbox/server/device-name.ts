/** What people call a device, from what its browser says of itself; the most telling word first. */
const DEVICES = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'] as const;

/** A name, or the key of the words for a device without one. */
export const deviceName = (userAgent: string) =>
  DEVICES.find((name) => userAgent.includes(name)) ?? 'device/other';
