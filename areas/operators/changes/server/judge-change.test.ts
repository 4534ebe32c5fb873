import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plusSeconds } from '@palaro/kernel';
import { EXPIRES_SECONDS } from '../changes.limits.ts';
import { judgeChange, type ChangeCase, type Decider, type Decision } from './judge-change.ts';

const START = new Date('2026-11-21T08:00:00.000Z');
const ENDS = plusSeconds(START, EXPIRES_SECONDS);
const NAMES = ['ana', 'ben', 'cara', 'dan'] as const;

/** Somebody, at one of few browsers, with any rights, decides somehow after some time. */
const act = fc.record({
  who: fc.constantFrom(...NAMES),
  device: fc.constantFrom('b1', 'b2', 'b3', 'b4'),
  mayApprove: fc.boolean(),
  mayApproveLate: fc.boolean(),
  decision: fc.constantFrom<Decision>('approve', 'approve', 'reject', 'withdraw'),
  afterSeconds: fc.integer({ min: 0, max: 9 * 3_600 }),
});

const asked = (needed: number): ChangeCase => ({
  state: 'Pending',
  maker: 'ana',
  needed,
  madeAt: START,
  expiresAt: ENDS,
  steps: [{ step: 'ask', operator: 'ana', session: 'ana@b1', device: 'b1' }],
});

it('OC-5 OC-6 OC-8 whatever people do in any order, only enough others at other browsers apply a change, in time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.array(act, { maxLength: 14 }),
      (needed, acts) => {
        let change = asked(needed);
        let now = START;
        for (const { who, device, decision, afterSeconds, ...may } of acts) {
          now = plusSeconds(now, afterSeconds);
          const by: Decider = { id: who, session: `${who}@${device}`, device, ...may };
          const outcome = judgeChange(change, decision, by, { now, oneBrowser: false });
          if ('refusal' in outcome) continue;
          // An ended request never moves on, and nothing happens after its time.
          expect(change.state).toBe('Pending');
          expect(now < ENDS).toBe(true);
          const step = { step: decision, operator: who, session: by.session, device };
          change = { ...change, state: outcome.next, steps: [...change.steps, step] };
        }
        const approvals = change.steps.filter(({ step }) => step === 'approve');
        const people = new Set(approvals.map(({ operator }) => operator));
        const devices = new Set(approvals.map(({ device }) => device));
        expect(people.has('ana') || devices.has('b1')).toBe(false);
        expect([people.size, devices.size]).toEqual([approvals.length, approvals.length]);
        expect(change.state === 'Approved').toBe(approvals.length === needed);
      },
    ),
  );
});
