export const REFUSED_NAMES: RegExp;
export const STANDING_FILES: readonly string[];
