/** Member types of the specification (sections 3 and 9). */
const TRIAL_TYPE = 4;
const NON_AGENT_TYPES: readonly number[] = [0, 4, 40];

export const isAgentType = (type: number) => !NON_AGENT_TYPES.includes(type);
export const isTrialType = (type: number) => type === TRIAL_TYPE;
