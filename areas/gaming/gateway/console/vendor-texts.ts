/** A time of the last hour; a dash where nothing was measured. */
export const timeText = (ms: number | null) => (ms === null ? '–' : `${ms} ms`);
