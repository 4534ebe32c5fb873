import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, setTexts, startSession } from '@palaro/client';
import { hashBack, VECTOR_CHAIN, VECTOR_SEEDS } from '@palaro/fairness';
import { en } from '../play.en.ts';
import { verifyAddress } from './verify-address.ts';
import { VerifyChain } from './VerifyChain.tsx';
import VerifyPage from './VerifyPage.tsx';

beforeEach(() => setTexts('EN', { play: en }));
afterEach(cleanup);

/** Opens the page and waits for the game's part of the form. */
async function open(address: string, field: RegExp | string = /^(Coin value|Winning side)$/) {
  window.history.replaceState(null, '', address);
  render(<VerifyPage />);
  await screen.findByLabelText(field);
}

const perlas = {
  gameId: 'perlas',
  input: { coinValue: '0.1000' },
  nonce: 233,
  version: '1',
  ...VECTOR_SEEDS,
};
const dice = {
  gameId: 'dice',
  input: { stake: '10.0000', params: { side: 'under', winNumbers: 4950 } },
  nonce: 1,
  ...VECTOR_SEEDS,
};

it('GAME-13 draws a slot round again from its address, without login or server', async () => {
  await open(verifyAddress(perlas));
  expect(screen.getByText(/the seed was not changed/)).toBeTruthy();
  expect(screen.getByText('Line 11: 5 × K, 80 coins')).toBeTruthy();
  expect(screen.getByText(/Paid spin · 304 coins/)).toBeTruthy();
  const [window] = screen.getAllByRole('table');
  if (!window) throw new Error('no window');
  const rows = within(window).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'JQQPAGONGJ',
    'KJKABIBEJK',
    'PAGONGKABIBEJKA',
  ]);
  // 304 coins of ₱0.10.
  expect(screen.getByText(/30\.40/)).toBeTruthy();
  expect(screen.getByText('int(32)')).toBeTruthy();
});

it('shows a roll, its payout, bytes, words and draws', async () => {
  await open(verifyAddress(dice));
  expect(screen.getByText('Roll 28.64: won')).toBeTruthy();
  expect(screen.getByText(/20\.00/)).toBeTruthy();
  expect(screen.getByText('Block 0')).toBeTruthy();
  expect(screen.getByText('int(10000)')).toBeTruthy();
});

it('warns when the seed is not the one that was committed', async () => {
  await open(verifyAddress({ ...dice, serverSeedHash: '0'.repeat(64) }));
  expect(screen.getByText(/not the seed that was committed/)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Server seed hash'));
  expect(screen.getByText(/Enter the hash you were shown/)).toBeTruthy();
});

it('follows each change, says what is wrong with an input, and then draws nothing', async () => {
  await open(verifyAddress(dice));
  await userEvent.click(screen.getByLabelText('Over'));
  expect(screen.getByText('Roll 28.64: not won')).toBeTruthy();
  const seed = screen.getByLabelText('Server seed');
  await userEvent.type(seed, 'x');
  expect(screen.getByText(en.verify_server_seed_bad)).toBeTruthy();
  expect(screen.queryByText(/^Roll/)).toBeNull();
});

it('draws with a stake that is not offered, and says that only the payout is unknown', async () => {
  await open(verifyAddress({ ...dice, input: { ...dice.input, stake: '0.5000' } }));
  expect(screen.getByText('Roll 28.64: won')).toBeTruthy();
  expect(screen.getByText(en.verify_stake_bad)).toBeTruthy();
});

it('draws nothing with a version that the game never had, and accepts any query', async () => {
  await open(verifyAddress({ ...perlas, version: '0' }));
  expect(screen.getByText('This game has no version 0.')).toBeTruthy();
  expect(screen.queryByText(en.verify_gives)).toBeNull();
  cleanup();
  await open('/m/verify?game=toString&params=%7Bbad&nonce=-1&round=x');
  expect(screen.getByLabelText('Server seed')).toBeTruthy();
  expect(screen.queryByText(en.verify_gives)).toBeNull();
});

it('another game starts with a default bet and keeps the seeds', async () => {
  await open(verifyAddress(perlas));
  await userEvent.selectOptions(screen.getByLabelText(en.verify_game), 'dice');
  expect(await screen.findByText(/^Roll \d\d\.\d\d: /)).toBeTruthy();
  expect(screen.queryByLabelText('Coin value')).toBeNull();
});

const crash = {
  gameId: 'crash',
  input: { stake: '10.0000', auto: 101 },
  nonce: VECTOR_CHAIN.length,
  serverSeed: VECTOR_CHAIN.last,
  serverSeedHash: hashBack(VECTOR_CHAIN.last, 1),
  clientSeed: VECTOR_CHAIN.salt,
  anchor: VECTOR_CHAIN.anchor,
};
const walked = (text: string, steps: string) => text.replace(/\{(done|steps)\}/, steps);

it('V19 GAME-13 walks from the secret of a shared draw back to the first hash of its chain', async () => {
  await open(verifyAddress(crash), en.chain_anchor);
  expect(await screen.findByText(new RegExp(walked(en.verify_chain_linked, '1,000')))).toBeTruthy();
  expect(await screen.findByText(en.verify_gives)).toBeTruthy();
  const command = await screen.findByText(/--anchor/);
  expect(command.textContent).toContain(`--anchor ${VECTOR_CHAIN.anchor}`);
});

it('walks a long way in parts, and says clearly if it leads elsewhere', async () => {
  const steps = 4_500;
  const anchor = hashBack(VECTOR_CHAIN.last, steps);
  await open(verifyAddress({ ...crash, nonce: steps, anchor }), en.chain_anchor);
  expect(await screen.findByText(new RegExp(walked(en.verify_chain_linked, '4,500')))).toBeTruthy();
  const nonce = screen.getByLabelText(en.verify_nonce);
  await userEvent.type(nonce, '{backspace}1');
  expect(
    await screen.findByText(new RegExp(walked(en.verify_chain_unlinked, '4,501'))),
  ).toBeTruthy();
  expect(await screen.findByText(en.verify_unlinked)).toBeTruthy();
  await userEvent.type(nonce, '00000');
  expect(await screen.findByText(en.verify_unlinked)).toBeTruthy();
});

it('shows how far a walk has come', () => {
  render(<VerifyChain walk={{ steps: 4_500, done: 2_000, linked: null }} salt={null} />);
  const { max, value } = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([max, value]).toEqual([4_500, 2_000]);
  expect(screen.getByText(/2,000 of 4,500 steps/)).toBeTruthy();
});

it('says that a draw of all is shown when it ends, and takes no first hash of another form', async () => {
  await open(verifyAddress({ ...crash, serverSeed: null }), en.chain_anchor);
  expect(screen.getByText(en.verify_chain_hidden)).toBeTruthy();
  expect(screen.queryByText(en.verify_chain)).toBeNull();
  await userEvent.type(screen.getByLabelText(en.chain_anchor), 'x');
  expect(screen.getByText(en.verify_anchor_bad)).toBeTruthy();
});

it('says that a seed is not revealed yet', async () => {
  await open(verifyAddress({ ...dice, serverSeed: null }));
  expect(screen.getByText(en.verify_server_seed_missing)).toBeTruthy();
  expect(screen.queryByText(/^Roll/)).toBeNull();
});

it('says that a round of his own is not over yet, instead of an empty form alone', async () => {
  startSession({
    token: 'token',
    merchantCode: 'palaro',
    userName: 'member1',
    type: 0,
    firstTimeLogin: false,
  });
  const refused = { success: false, code: 'not_found', message: 'Nothing is here.' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(refused), { status: 404 })),
  );
  await open('/m/verify?round=01a219cd-a076-7516-b6b5-36f853d5360b');
  expect(screen.getByText(en.verify_round_open)).toBeTruthy();
  vi.unstubAllGlobals();
  endSession();
});
