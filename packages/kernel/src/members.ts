/** Member types of the specification (section 3, 9). */
export const TRIAL_TYPE = 4;
export const NON_AGENT_TYPES: readonly number[] = [0, 4, 40];
export const NO_DIVIDEND_TYPES: readonly number[] = [4, 40, 41, 42];

export const isAgentType = (type: number) => !NON_AGENT_TYPES.includes(type);
export const isTrialType = (type: number) => type === TRIAL_TYPE;
