// Rules for what people type. Browser and server judge with the same code (VAL-01).
export * from './rule.ts';
export * from './judge.ts';
export * from './age.ts';
export * from './distress.ts';
export * from './house-name.ts';
export * from './person-name.ts';
