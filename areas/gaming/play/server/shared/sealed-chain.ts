import type { App } from '@palaro/server';
import { seedEnvelope } from '../seed-key.ts';
import { chainOfText, chainText, type HashChain } from './hash-chain.ts';

/** The columns in which a chain is stored; its secrets are sealed, bound to the row's id. */
export const sealChain = (app: App, id: string, chain: HashChain) => ({
  anchor: chain.anchor,
  length: chain.length,
  sealed: seedEnvelope(app).seal(id, chainText(chain)),
});

/** The chain of such a row. */
export const unsealChain = (
  app: App,
  id: string,
  { anchor, length, sealed }: ReturnType<typeof sealChain>,
): HashChain => chainOfText(anchor, length, seedEnvelope(app).open(id, sealed));
