/**
 * Texts by area. Each area's `.en.ts` adds itself by declaration merging, so a wrong key does not
 * compile. `.ty.ts` gets its type from `.en.ts`, so a missing text does not compile either.
 */
// Areas merge their texts into this interface, so it is empty here.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface TextAreas {}

/** `accounts.login_title`: the area, then the key within the area. */
export type TextKey = {
  [A in keyof TextAreas & string]: `${A}.${keyof TextAreas[A] & string}`;
}[keyof TextAreas & string];

/** A translation must have the same keys as the source language's texts. */
export type Messages<T extends Record<string, string>> = { readonly [K in keyof T]: string };

export type TextValues = Record<string, string | number>;

/** Puts values into the `{names}` of a text; a missing value leaves the name visible. */
export const fillText = (text: string, values: TextValues = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
