/** Days after which a bet gives nothing back any more (docs/domain/promotions.md §9). */
export const REBATE_DAYS = 30;
/** The least that a claim pays; a decimal. */
export const REBATE_LEAST = '1.0000';
/** Claims of a member in a day of the site. */
export const CLAIMS_A_DAY = 10;
