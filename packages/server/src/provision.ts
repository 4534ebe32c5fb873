import type { App } from './app.ts';

/** Something that one area provides and others ask for. */
export interface Provision<T> {
  /** `<subject>.<what>`; start-up reports this name if nobody provides it. */
  readonly name: string;
  /** Gives what was provided. Throws if nobody provides it or no area lists it as a need. */
  of(app: App): T;
}

/** A provision together with the providing area's implementation. */
export interface Provided {
  readonly provision: Provision<unknown>;
  /** Runs each time somebody asks, so it only binds the App. Keep state in a service. */
  make(app: App): unknown;
}

/**
 * Defines what an area needs from another one that it must not import. The asking area defines it,
 * and the area that can answer lists `provide(…)`. Start-up checks that exactly one area does
 * (`AreaServer.needs`).
 */
export function defineProvision<T>(name: string): Provision<T> {
  const provision: Provision<T> = {
    name,
    of(app) {
      const make = app.provisions.get(provision);
      // Without it the App would have to guess, and a wrong guess lets somebody play or log in.
      if (!make) throw new Error(`nobody provides ${name} here, or no area lists it as a need`);
      return make(app) as T;
    },
  };
  return provision;
}

export const provide = <T>(provision: Provision<T>, make: (app: App) => T): Provided => ({
  provision,
  make,
});

/** For an App that is assembled by hand. `buildApp` also checks the areas' needs. */
export const provisionsOf = (all: readonly Provided[]): App['provisions'] =>
  new Map(all.map(({ provision, make }) => [provision, make]));
