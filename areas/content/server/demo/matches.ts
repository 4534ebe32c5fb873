import type { InLanguages } from '@palaro/kernel';

/** Teams of the demo: made up, each with a crest of its name in art.json. */
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

/** The room that a demo match opens until there is a sportsbook: the demo vendor's game. */
export const ROOM = { vendor: 'DEMO', roomId: 'demo-slot', nodeId: '90001' } as const;
