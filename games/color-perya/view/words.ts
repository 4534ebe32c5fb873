import { colourWords } from '../../color-game/view/colour-words.ts';

export const { colourName, namesOf, zoneName, nameOfId } = colourWords('color-perya');
