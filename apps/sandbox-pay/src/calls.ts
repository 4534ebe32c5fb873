import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson } from '@palaro/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultDraws } from './faults.ts';
import type { Store } from './store.ts';

/** An answer of the API. */
export interface Said {
  status: number;
  body: object;
}

export const ok = (body: object, status = 200): Said => ({ status, body });
export const refusal = (status: number, error: string): Said => ({ status, body: { error } });
/** The provider failed, whatever it did before. */
export const LOST = refusal(500, 'internal_error');
/** The connection ends without a word. */
export const NO_ANSWER: Said = { status: 0, body: {} };

const KEY_MAX = 128;

/** Answers calls with the faults that are set, and carries out a repeated POST only once. */
export function createCalls({ store, faults }: { store: Store; faults: FaultDraws }) {
  const keys = store.table<{ id: string; input: string; of: string }>('key');
  const tries = new Map<string, number>();
  return {
    async answer(
      request: FastifyRequest,
      reply: FastifyReply,
      work: () => Said | Promise<Said>,
    ): Promise<FastifyReply | undefined> {
      await pause(faults.latencyMs());
      const call = `${request.method} ${request.url} ${String(request.headers['idempotency-key'])}`;
      const turn = (tries.get(call) ?? 0) + 1;
      tries.set(call, turn);
      const fails = faults.ofCall(`${call} ${turn}`);
      const said = fails === 'before' ? LOST : await work();
      if (said === NO_ANSWER) {
        request.raw.socket.destroy();
        return undefined;
      }
      const { status, body } = fails === 'none' ? said : LOST;
      return reply.code(status).send(body);
    },

    /**
     * Makes something once for each key: the same key with other input is refused. `make` gives the
     * id of what it made, or a refusal.
     */
    once(request: FastifyRequest, make: () => string | Said, show: (of: string) => Said): Said {
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || key === '' || key.length > KEY_MAX) {
        return refusal(400, 'idempotency_key_missing');
      }
      const id = `${request.routeOptions.url} ${key}`;
      const said = `${request.url} ${canonicalJson(request.body ?? null)}`;
      const input = createHash('sha256').update(said).digest('hex');
      const known = keys.get(id);
      if (known && known.input !== input) return refusal(409, 'idempotency_mismatch');
      const of = known?.of ?? make();
      if (typeof of !== 'string') return of;
      if (!known) keys.put({ id, input, of });
      return show(of);
    },
  };
}
export type Calls = ReturnType<typeof createCalls>;
