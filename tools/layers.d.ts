export type Side = 'web' | 'server' | 'shared';
export interface AreaRow {
  group: string;
  tier: 'base' | 'product' | 'composed';
  within: readonly string[];
  extras: readonly string[];
}
export const AREAS: Readonly<Record<string, AreaRow>>;
export const GROUPS: readonly string[];
export const TIERS: readonly string[];
export const WORKSPACES: Readonly<Record<string, { folder: string; may: readonly string[] }>>;
export const SIDES: readonly (readonly [RegExp, Side])[];
export const PURE: readonly { files: RegExp; npm: readonly string[] }[];
export const SYSTEM_SOURCES: readonly string[];
export function sideOf(path: string): Side | null;
export function workspaceOf(path: string): string | null;
export function resolveRelative(fromPath: string, specifier: string): string | null;
export function importRefusal(path: string, specifier: string): string | null;
