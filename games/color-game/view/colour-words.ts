import { t } from '@palaro/client';
import { COLOURS, ZONES, type Faces, type Zone } from '../zones.ts';

/** The names of colours and zones, in the texts of one of the games that have them. */
export function colourWords(area: 'color-game' | 'color-perya') {
  /** A colour's name by its place. */
  const colourName = (colour: number) => t(`${area}.${COLOURS[colour] ?? 'red'}`);
  const namesOf = (faces: Faces) => faces.map(colourName).join(', ');
  function zoneName(zone: Zone): string {
    switch (zone.kind) {
      case 'single':
        return colourName(zone.colour);
      case 'triple':
        return t(`${area}.triple_of`, { colour: colourName(zone.colour) });
      case 'two': {
        const [first, second] = zone.colours;
        return t(`${area}.two_of`, { first: colourName(first), second: colourName(second) });
      }
      case 'pair':
        return t(`${area}.pair`);
      case 'any-triple':
        return t(`${area}.any_triple`);
    }
  }
  function nameOfId(id: string): string {
    const zone = ZONES.find((one) => one.id === id);
    return zone ? zoneName(zone) : id;
  }
  return { colourName, namesOf, zoneName, nameOfId };
}
