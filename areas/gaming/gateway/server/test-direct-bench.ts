import { vendorByCode, type VendorAnswer } from '@palaro/vendors';
import type { Bench, Reply } from '@palaro/vendors/conformance';
import { execute } from '@palaro/wallet/server';
import { answerQuestion } from './answer-question.ts';
import { siteOf, testNodes } from './test-site.ts';

const VENDOR = 'DEMO';
const GAME = 'demo-slot';

const NO_WIRE =
  'in process nothing is signed, timed or serialised: the commands are values already';
const NO_PARKING = 'the gateway keeps what cannot be booked, and it is not used here';

/** The in-house transport: hands the same commands to the wallet directly, without a wire. */
export async function directBench() {
  const nodes = await testNodes(VENDOR, GAME);
  const vendor = vendorByCode(VENDOR);
  if (!vendor) throw new Error(`${VENDOR} is not there`);
  const replyOf = (answer: VendorAnswer): Reply => {
    const { body } = vendor.wire.write({ command: '', requestId: '', answer, signer: null });
    return { http: 200, signed: true, body: JSON.parse(body) as Reply['body'] };
  };
  const send: Bench['send'] = async (command, message) => {
    const asked = vendor.callbacks[command]?.(message, VENDOR);
    if (!asked || asked.kind === 'question') throw new Error(`there is no command ${command}`);
    const [answer] = await execute(nodes.app(), [asked]);
    if (!answer) throw new Error('a command got no answer');
    return replyOf(answer);
  };
  const bench: Bench = {
    ...siteOf(nodes, send),
    vendor: VENDOR,
    game: GAME,
    maxBet: '500.0000',
    unit: '0.0001',
    doesNotApply: {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 16, 17].map((number) => [number, NO_WIRE])),
      19: NO_PARKING,
    },
    send,
    ask: async ({ member }, transaction) =>
      replyOf(
        await answerQuestion(nodes.app(), {
          kind: 'question',
          vendor: VENDOR,
          member,
          transaction,
        }),
      ),
    vector: () => Promise.reject(new Error(NO_WIRE)),
    wrongAmounts: [],
    spoilt: () => [],
  };
  return { bench, nodes, app: nodes.app, stop: nodes.stop };
}
