// What operators may do: the table of permissions and the roles that a new site starts with. Does
// no I/O and knows no area.
export * from './permissions.ts';
export * from './roles.ts';
