const MOST_SHOWN = 999;

/** A count in the menu; what is more than three digits long is only "many". */
export const countText = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));
