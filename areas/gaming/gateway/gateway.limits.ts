/** One look asks a vendor about this many members at most; the nightly checks compare everybody. */
export const COMPARED_MOST = 20;
