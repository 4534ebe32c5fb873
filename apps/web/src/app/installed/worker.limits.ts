/** The service-worker update window of section 9: at most one look for a new version within it. */
export const UPDATE_WINDOW_S = 60;
