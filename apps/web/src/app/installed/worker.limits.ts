/**
 * The service-worker update window of section 9: at most one check for a new version in this time.
 */
export const UPDATE_WINDOW_S = 60;
