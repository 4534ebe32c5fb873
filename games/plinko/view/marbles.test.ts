import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairDraw, VECTOR_SEEDS } from '@palaro/fairness';
import { drop } from '../rules.ts';
import { ROWS } from '../tables.ts';
import { STEP } from './geometry.ts';
import { moved, wayOf, withMarble, type Marble } from './marbles.ts';

/** Taps and the frames between them: a hidden page has none for a long time. */
const anyPlay = fc.array(
  fc.record({ rests: fc.constantFrom(0, 16, 200, 9_000), drops: fc.boolean() }),
  { maxLength: 60 },
);
const anyBoard = fc.record({
  rows: fc.integer(ROWS),
  msPerRow: fc.constantFrom(0, 46, 84),
});

it('marbles land each once, one a frame, in the order in which they were dropped', () => {
  fc.assert(
    fc.property(anyPlay, anyBoard, (play, { rows, msPerRow }) => {
      let list = [] as readonly Marble[];
      let now = 0;
      let made = 0;
      const landed: string[] = [];
      const frame = () => {
        const before = list;
        const next = moved(list, now);
        if (next.landed) landed.push(next.landed.roundRef);
        for (const marble of next.list) {
          const was = before.find(({ roundRef }) => roundRef === marble.roundRef);
          expect(marble.at).toBeGreaterThanOrEqual(was?.at ?? 0);
          expect(marble.at).toBeLessThanOrEqual((rows + 1) * STEP);
        }
        list = next.list;
      };
      for (const { rests, drops } of play) {
        now += rests;
        if (drops) {
          made += 1;
          const board = { risk: 'low', rows } as const;
          const outcome = drop(board, fairDraw({ ...VECTOR_SEEDS, nonce: made }));
          const marble = { roundRef: `r${made}`, outcome, msPerRow };
          // An answer that comes twice is one marble.
          list = withMarble(withMarble(list, marble), marble);
        }
        frame();
      }
      for (let frames = 0; list.length > 0 && frames < 2 * made + 5; frames++) {
        now += 2_000;
        frame();
      }
      expect(landed).toEqual(Array.from({ length: made }, (_, at) => `r${at + 1}`));
    }),
  );
});

it('a marble is on its way before it lands, and calm ones are down in their first frame', () => {
  const outcome = drop({ risk: 'low', rows: 8 }, fairDraw({ ...VECTOR_SEEDS, nonce: 1 }));
  const one = withMarble([], { roundRef: 'r1', outcome, msPerRow: 50 });
  const begun = moved(one, 1_000);
  expect([begun.list[0]?.at, begun.landed]).toEqual([0, null]);
  expect(moved(begun.list, 1_449).landed).toBeNull();
  expect(moved(begun.list, 1_450).landed).toMatchObject({ at: wayOf(outcome) });
  const calm = withMarble([], { roundRef: 'r1', outcome, msPerRow: 0 });
  expect(moved(calm, 1_000)).toMatchObject({ list: [], landed: { roundRef: 'r1' } });
});
