// What each area provides to others and needs from them, checked before any area starts.
import { provisionsOf, type App, type AreaServer, type Provision } from '@palaro/server';
import { StartError } from './start-error.ts';

/** An area, or the server around the areas. */
type Part = Pick<AreaServer, 'name' | 'provides' | 'needs'>;

/** Connects each need with its provider. Throws `StartError` where a need has none or two. */
export function wire(parts: readonly Part[]): App['provisions'] {
  const providers = new Map<Provision<unknown>, string>();
  for (const { name, provides = [] } of parts) {
    for (const { provision } of provides) {
      const other = providers.get(provision);
      if (other) {
        throw new StartError(
          `${provision.name} is provided by both ${other} and ${name}: keep one`,
        );
      }
      providers.set(provision, name);
    }
  }
  const needed = new Set<Provision<unknown>>();
  for (const { name, needs = [] } of parts) {
    for (const provision of needs) {
      if (!providers.has(provision)) {
        throw new StartError(
          `${name} needs ${provision.name}, which no area provides: ` +
            'list the area that does in apps/server/src/areas.ts',
        );
      }
      needed.add(provision);
    }
  }
  // Only declared needs are connected, so an area that asks for an undeclared one fails at once.
  const all = parts.flatMap(({ provides = [] }) => provides);
  return provisionsOf(all.filter(({ provision }) => needed.has(provision)));
}

/**
 * The order in which areas start and fill demo data: by name, but each after those it lists in
 * `after`. Throws `StartError` for a cycle, a missing name or a duplicate.
 */
export function inStartOrder(areas: readonly AreaServer[]): readonly AreaServer[] {
  const byName = new Map(areas.map((area) => [area.name, area]));
  if (byName.size < areas.length) {
    const twice = areas.find((area) => byName.get(area.name) !== area);
    throw new StartError(`two areas are called ${twice?.name}: give one another name`);
  }
  const ordered = new Set<AreaServer>();
  const place = (area: AreaServer, before: readonly string[]) => {
    if (ordered.has(area)) return;
    const { name, after = [] } = area;
    const path = [...before, name];
    if (before.includes(name)) {
      throw new StartError(
        `areas wait for each other to start: ${path.slice(before.indexOf(name)).join(' → ')}`,
      );
    }
    for (const other of [...after].sort()) {
      const found = byName.get(other);
      if (!found) {
        throw new StartError(
          `${name} starts after ${other}, which is not listed in apps/server/src/areas.ts`,
        );
      }
      place(found, path);
    }
    ordered.add(area);
  };
  for (const name of [...byName.keys()].sort()) place(byName.get(name)!, []);
  return [...ordered];
}
