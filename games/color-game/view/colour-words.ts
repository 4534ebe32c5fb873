import { COLOURS, ZONES, type Faces, type Zone } from '../zones.ts';

/** The names of colours and kinds of zones, in the texts of a game that has them. */
interface Names {
  colour(name: (typeof COLOURS)[number]): string;
  tripleOf(colour: string): string;
  twoOf(first: string, second: string): string;
  pair(): string;
  anyTriple(): string;
}

/** How a game of colours names what its dice show and its zones. */
export function colourWords(names: Names) {
  /** A colour's name by its place. */
  const colourName = (colour: number) => names.colour(COLOURS[colour] ?? 'red');
  const namesOf = (faces: Faces) => faces.map(colourName).join(', ');
  function zoneName(zone: Zone): string {
    switch (zone.kind) {
      case 'single':
        return colourName(zone.colour);
      case 'triple':
        return names.tripleOf(colourName(zone.colour));
      case 'two': {
        const [first, second] = zone.colours;
        return names.twoOf(colourName(first), colourName(second));
      }
      case 'pair':
        return names.pair();
      case 'any-triple':
        return names.anyTriple();
    }
  }
  function nameOfId(id: string): string {
    const zone = ZONES.find((one) => one.id === id);
    return zone ? zoneName(zone) : id;
  }
  return { colourName, namesOf, zoneName, nameOfId };
}
