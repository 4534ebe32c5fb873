export const TURNOVER = '/m/turnover';

/** Address of the rounds that filled a requirement. */
export const turnoverAddress = (requirement: string) => `${TURNOVER}?requirement=${requirement}`;
