export type OperatorState = 'invited' | 'active' | 'disabled';
