import { expect, it } from 'vitest';
import { nextGuess } from './auto.ts';
import type { HiloOutcome } from './card.ts';

const offer = (favourable: number) => ({ favourable, hundredths: 100 });
const at = (right: number, up: number | null, down: number | null) =>
  ({
    right,
    up: up === null ? null : offer(up),
    down: down === null ? null : offer(down),
  }) as HiloOutcome;
const guess = (dir: string) => ({ call: 'guess', fields: { dir } });
const OUT = { call: 'cashout', fields: {} };

it('GAME-13 autoplay guesses the likelier side in Taas-Baba, and cashes out after enough', () => {
  const rule = { guesses: 2 };
  expect(nextGuess(rule, at(0, 12, 1))).toEqual(guess('up'));
  expect(nextGuess(rule, at(1, 3, 11))).toEqual(guess('down'));
  expect(nextGuess(rule, at(0, 7, 7))).toEqual(guess('up'));
  expect(nextGuess(rule, at(2, 12, 1))).toEqual(OUT);
});

it('takes the side that is offered, and cashes out where none is', () => {
  const rule = { guesses: 8 };
  expect(nextGuess(rule, at(5, null, 2))).toEqual(guess('down'));
  expect(nextGuess(rule, at(5, 2, null))).toEqual(guess('up'));
  expect(nextGuess(rule, at(5, null, null))).toEqual(OUT);
  expect(nextGuess(rule, at(0, null, null))).toEqual({ call: 'skip', fields: {} });
});
