import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteClock } from '@palaro/kernel';
import { createAgenda } from './agenda.ts';
import { createStore } from './store.ts';

it('begins a webhook anew whose sending a kill cut off, and one that was sent never again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaro-agenda-'));
  /** A process on the same journal; those before it count as killed. */
  const start = () => {
    const agenda = createAgenda(createStore(join(folder, 'pay.jsonl')), siteClock());
    const begun: string[] = [];
    agenda.on('expire', (of) => void begun.push(`expire ${of}`));
    agenda.on('send', (of) => {
      begun.push(`send ${of}`);
      return of === 'killed' ? new Promise(() => undefined) : Promise.resolve();
    });
    return { agenda, begun };
  };
  const { agenda, begun } = start();
  agenda.plan('expire', 'a', 0);
  agenda.plan('send', 'taken', 0);
  await agenda.settle();
  agenda.plan('send', 'killed', 0);
  agenda.wake();
  await Promise.resolve();
  expect(begun).toEqual(['expire a', 'send taken', 'send killed']);

  const next = start();
  next.agenda.wake();
  expect(next.begun).toEqual(['send killed']);
  rmSync(folder, { recursive: true });
});
