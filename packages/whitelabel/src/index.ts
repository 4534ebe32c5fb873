// The white-label table: switches, settings and template of a deployment, and how they change.
export * from './switches.ts';
export * from './settings.ts';
export * from './public-settings.ts';
export * from './template.ts';
export * from './registration.ts';
export * from './links.ts';
export * from './html-rules.ts';
export * from './site.ts';
export * from './difference.ts';
export * from './two-people.ts';
export * from './contrast.ts';
export * from './picture-hosts.ts';
export * from './setting-bounds.ts';
export { settingRefusal } from './refusal.ts';
export * from './startup-state.ts';
