import type { AreaServer, Provided } from '@palaro/server';

/** The areas, with `standIns` replacing what they provide; everything else stays. */
export function withStandIns(
  areas: readonly AreaServer[],
  standIns: readonly Provided[],
): readonly AreaServer[] {
  const replaced = new Set(standIns.map(({ provision }) => provision));
  return [
    ...areas.map(({ provides = [], ...area }) => ({
      ...area,
      provides: provides.filter(({ provision }) => !replaced.has(provision)),
    })),
    {
      name: 'stand-ins',
      provides: standIns,
      api: {},
      handlers: {},
      errors: {},
      texts: { EN: {}, TY: {} },
    },
  ];
}
