// Rules for what people type: one module judges in the browser and on the server (VAL-01).
export * from './rule.ts';
export * from './judge.ts';
export * from './age.ts';
