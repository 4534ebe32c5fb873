import type { InLanguages } from '@palaro/kernel';

/** The demo's invented teams, each with the name of its crest in art.json. */
export const TEAMS: readonly (readonly [name: string, crest: string])[] = [
  ['Mactan Marlins', 'crest-marlins'],
  ['Luneta Comets', 'crest-comets'],
  ['Palawan Mariners', 'crest-mariners'],
  ['Apo Eagles', 'crest-eagles'],
  ['Ilocos Weavers', 'crest-weavers'],
  ['Siargao Turtles', 'crest-turtles'],
  ['Pampanga Lanterns', 'crest-lanterns'],
  ['Manila Bay Suns', 'crest-suns'],
];

export const LEAGUE: InLanguages<string> = {
  EN: 'Island League, demo',
  TY: 'Island League, demo',
};

/** A demo match opens this game of the demo vendor, because there is no sportsbook yet. */
export const ROOM = { vendor: 'DEMO', roomId: 'demo-slot', nodeId: '90001' } as const;
