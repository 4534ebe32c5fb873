import { setTexts } from '@palaro/client';
import { beforeEach, expect, it } from 'vitest';
import { en } from '../home.en.ts';
import { GAME_COUNT_SAID, gameCountText } from './game-count.ts';

beforeEach(() => setTexts('EN', { home: en }));

it.each`
  games                  | text
  ${1}                   | ${'1 game'}
  ${GAME_COUNT_SAID}     | ${'600 games'}
  ${GAME_COUNT_SAID + 1} | ${'Over 600 games'}
`('GAME-14 $games games show as "$text"', ({ games, text }) => {
  expect(gameCountText(games as number)).toBe(text);
});
