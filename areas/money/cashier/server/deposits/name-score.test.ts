import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameScore, SAME_NAME } from './name-score.ts';

const NAMES = ['Juan Dela Cruz', 'Maria Clara Santos', 'José Rizal Mercado', 'Ana Peñaflor Reyes'];
const name = fc.constantFrom(...NAMES);

it('MONEY-01 case, accents, dots and the order of the parts do not matter', () => {
  fc.assert(
    fc.property(name, fc.boolean(), fc.nat(), (whole, upper, turn) => {
      const parts = whole
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .split(' ');
      const by = turn % parts.length;
      const other = [...parts.slice(by), ...parts.slice(0, by)].join(' ');
      expect(nameScore(whole, upper ? other.toUpperCase() : `${other}.`)).toBe(1);
    }),
  );
});

it('MONEY-01 the score is the same both ways, and from 0 to 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const score = nameScore(one, other);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }),
    // Words that every object knows.
    { examples: ['__proto__', 'constructor', 'toString'].map((word) => [word, 'Ana Reyes']) },
  );
});

it.each([
  ['JUAN D CRUZ', 'Juan Dela Cruz', true],
  ['J. CRUZ', 'Juan Dela Cruz', true],
  ['MARIA SANTOS', 'Maria Clara Santos', true],
  ['MARIA CLARA SANTO', 'Maria Clara Santos', true],
  ['MA GLORIA NAVARRO', 'Maria Gloria Navarro', true],
  ['MA. GLORIA NAVARRO', 'Maria Gloria Navarro', true],
  ['NAVARRO MA GLORIA', 'Maria Gloria Navarro', true],
  ['MARIAGLORIA NAVARRO', 'Maria Gloria Navarro', true],
  ['JUAN DELACRUZ', 'Juan Dela Cruz', true],
  ['JUAN DE LA CRUZ', 'Juan Dela Cruz', true],
  ['DELA CRUZ, JUAN', 'Juan Dela Cruz', true],
  ['JUAN CRUZ', 'Juan Dela Cruz', true],
  ['PEDRO DELOS REYES', 'Pedro de los Reyes', true],
  ['PEDRO DELOSREYES', 'Pedro Delos Reyes', true],
  ['ANA SANJOSE', 'Ana San Jose', true],
  ['ANA SAN JOSE', 'Ana Sanjose', true],
  ['LUZ STA MARIA', 'Luz Santa Maria', true],
  ['LUZ SANTAMARIA', 'Luz Sta. Maria', true],
  ['RAMON STO DOMINGO', 'Ramon Santo Domingo', true],
  ['JOSE RIZAL MERCADO', 'José Rizal Mercado', true],
  ['ANA PE?AFLOR', 'Ana Peñaflor Reyes', true],
  ['ANA PENAFLOR REYES', 'Ana Peñaflor Reyes', true],
  ['MU?OZ ELENA', 'Elena Muñoz', true],
  ['MARYJANE OCAMPO', 'Mary Jane Ocampo', true],
  ['MARY JANE OCAMPO', 'Maryjane Ocampo', true],
  ['J CARLO BAUTISTA', 'Juan Carlo Bautista', true],
  ['JUAN CRUZ JR', 'Juan Cruz Jr.', true],
  ['KRISTINE VILLANUEVA', 'Kristine Vilanueva', true],
  ['CRISTOBAL MACARAEG', 'Cristobal Macaraig', true],
  ["NINO D'SOUZA", 'Niño DSouza', true],
  ['ROSARIO Y TUAZON LIM', 'Rosario Tuazon Lim', true],
  ['PEDRO PENDUKO', 'Juan Dela Cruz', false],
  ['MARIA REYES', 'Maria Clara Santos', false],
  ['MARIA', 'Maria Clara Santos', false],
  ['', 'Maria Clara Santos', false],
  ['MARIO SANTOS', 'Maria Santos', false],
  ['MARIA SANTOS', 'Mario Santos', false],
  ['ANTONIO LUNA', 'Antonia Luna', false],
  ['JULIA VARGAS', 'Julio Vargas', false],
  ['DANIEL RAMOS', 'Daniela Ramos', false],
  ['ANGELO SY', 'Angela Sy', false],
  ['J. C.', 'Juan Cruz', false],
  ['J D C', 'Juan Dela Cruz', false],
  ['M G N', 'Maria Gloria Navarro', false],
  ['RICO SANTOS', 'Nico Santos', false],
  ['MARK LIM', 'Mary Lim', false],
  ['ANA CRUZ', 'Ane Cruz', false],
  ['JUAN CRUZ JR', 'Juan Cruz Sr', false],
  ['LIZA TAN', 'Luis Tan', false],
  ['PEDRO DELA ROSA', 'Pedro Dela Cruz', false],
  ['DELA CRUZ', 'Juan Dela Cruz', false],
  ['JUAN REYES', 'Juan Delos Santos', false],
  ['CARLO GARCIA', 'Carla Garcia', false],
  ['MARICAR CRUZ', 'Maricel Cruz', false],
  ['ROBERTO DIAZ', 'Roberta Diaz', false],
  ['JOSE RAMOS', 'Josefa Ramos', false],
  ['GLORIA NAVARRO', 'Gloria Navarrete Cruz', false],
  ['DE LA', 'Juan Dela Cruz', false],
  ['EMMANUEL GO', 'Emmanuela Go', false],
  ['SAN JUAN', 'Juan San Pedro', false],
])('MONEY-01 "%s" beside "%s": the same person is %s', (payer, verified, same) => {
  expect([
    nameScore(payer, verified) >= SAME_NAME,
    nameScore(verified, payer) >= SAME_NAME,
  ]).toEqual([same, same]);
});
