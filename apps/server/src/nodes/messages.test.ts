import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack, type NodeMessage } from './messages.ts';

const event = fc.record({
  topic: fc.string(),
  member: fc.option(fc.string()),
  data: fc.string({ unit: 'binary', maxLength: 6_000 }),
});
const message: fc.Arbitrary<NodeMessage> = fc.oneof(
  event.map((pushed) => ({ is: 'push' as const, event: pushed })),
  fc.uuid().map((sessionId) => ({ is: 'session' as const, sessionId })),
  fc.constant({ is: 'site' as const }),
);

it('OC-42 messages arrive in order, and each notification fits PostgreSQL’s limit', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 40 }), (messages) => {
      const payloads = pack('0123456789abcdef', messages);
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
      const arrived = payloads.flatMap((payload) => unpack(payload).messages);
      expect(arrived).toHaveLength(messages.length);
      arrived.forEach((one, at) => {
        // A message too large for any notification is sent as missed.
        if (one.is === 'missed') expect(JSON.stringify(messages[at]).length).toBeGreaterThan(2_000);
        else expect(one).toEqual(messages[at]);
      });
    }),
  );
});

it('many small messages share a notification', () => {
  const messages = Array.from({ length: 50 }, () => ({ is: 'site' as const }));
  expect(pack('0123456789abcdef', messages)).toHaveLength(1);
});
