/**
 * Texts by area. Each area's `.en.ts` adds itself by declaration merging, so that a wrong key does
 * not compile anywhere; `.ty.ts` is typed by `.en.ts`, so that a missing one does not either.
 */
// The one interface that areas merge into; empty here by nature.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface TextAreas {}

/** `accounts.login_title`: the area, then the area's own key. */
export type TextKey = {
  [A in keyof TextAreas & string]: `${A}.${keyof TextAreas[A] & string}`;
}[keyof TextAreas & string];

/** What a translation must provide for the source language's texts. */
export type Messages<T extends Record<string, string>> = { readonly [K in keyof T]: string };

export type TextValues = Record<string, string | number>;

/** Puts values into the `{names}` of a text; a missing value leaves the name visible. */
export const fillText = (text: string, values: TextValues = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
