import { canonicalJson, fairDraw, hashBack, seedHash, sha256Hex } from '@palaro/fairness';
import { currentRules, gameOf, isGameId, rulesOf, settle } from '@palaro/games';
import { Money } from '@palaro/kernel';

/** What decides a round, as the verifier's page writes it on the command line. */
export interface RoundAsked {
  game: string;
  /** The newest rules if it is absent. */
  version?: string | undefined;
  serverSeed: string;
  /** The commitment shown before the bet, to compare with. */
  hash?: string | undefined;
  clientSeed: string;
  nonce: string;
  /** The first hash of a shared draw's chain, to walk back to. */
  anchor?: string | undefined;
  /** The call's fields as JSON, with the steps of a round that had several. */
  input: string;
}

/** A round drawn again: its lines to read, and whether its seed is the one committed to. */
export interface Report {
  lines: string[];
  /** False only where another hash or first hash was given. */
  committed: boolean;
}

/** Draws a round again by the site's own rules; throws `Error` in plain words on bad values. */
export function reportOf(asked: RoundAsked): Report {
  const { game: id, serverSeed, clientSeed } = asked;
  if (!isGameId(id)) throw new Error(`There is no game ${id}.`);
  const game = gameOf(id);
  const rules = asked.version === undefined ? currentRules(game) : rulesOf(game, asked.version);
  if (!rules) throw new Error(`${id} has no version ${asked.version}.`);
  const nonce = Number(asked.nonce);
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new Error('The nonce is a whole number.');
  const bet = rules.readBet(readJson(asked.input));
  if (!bet) throw new Error('The game does not offer this bet.');
  const draw = fairDraw({ serverSeed, clientSeed, nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const hash = seedHash(serverSeed);
  const checks = [
    ...compared('is the hash shown before', asked.hash, () => hash),
    ...compared(`steps to the first hash of the chain: ${nonce}, leads there`, asked.anchor, () =>
      hashBack(serverSeed, nonce),
    ),
  ];
  const used = draw.used();
  const draws = draw.trace().draws.map(({ call, value }) => `  ${call} = ${value}`);
  return {
    committed: checks.every(({ equal }) => equal),
    lines: [
      `game: ${game.card.name.EN} (${id}), version ${rules.config.version}`,
      `rules, SHA-256: ${sha256Hex(canonicalJson(rules.config))}`,
      `seed, SHA-256: ${hash}`,
      ...checks.map(({ says, equal }) => `${says}: ${equal ? 'yes' : 'NO'}`),
      `draws: ${draws.length}, words ${used.words}, rejected ${used.rejections}`,
      ...draws,
      `outcome: ${canonicalJson(outcome)}`,
      `stake: ${Money.text(bet.stake)}`,
      `payout: ${Money.text(payout)}`,
    ],
  };
}

/** One check if there is something to compare with. */
const compared = (says: string, given: string | undefined, found: () => string) =>
  given === undefined ? [] : [{ says, equal: given.toLowerCase() === found() }];

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The input is not JSON.');
  }
}
