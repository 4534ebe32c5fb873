import { inLanguage, Money, type Language, type Ratio } from '@palaro/kernel';
import { currentRules, decimalText, gameOf, isGameId, type StakeRule } from '@palaro/games';
import { refuse } from '@palaro/server';
import { configHash } from './config-hash.ts';

/** A game for its help page; RTP and limits are computed exactly from the config. */
export function readGame(gameId: string, language: Language) {
  if (!isGameId(gameId)) throw refuse('not_found');
  const game = gameOf(gameId);
  const { card } = game;
  const rules = currentRules(game);
  const { rtp, hitFrequency, maxWin } = rules.sheet();
  return {
    gameId,
    nodeId: card.nodeId,
    name: inLanguage(card.name, language),
    gameType: card.gameType,
    vassalage: card.vassalage,
    version: card.version,
    configHash: configHash(rules),
    rtp: { least: share(rtp.least), greatest: share(rtp.greatest) },
    hitFrequency: hitFrequency && share(hitFrequency),
    maxWinTimes: decimalText(maxWin, 2),
    ...stakesOf(card.stake),
    config: rules.config,
    certificate: null,
  };
}

const PERCENT_DECIMALS = 2;

const share = ({ num, den }: Ratio) => ({
  num: String(num),
  den: String(den),
  percent: decimalText({ num: num * 100n, den }, PERCENT_DECIMALS),
});

function stakesOf(rule: StakeRule) {
  if (rule.kind === 'range') {
    return { minStake: rule.min, maxStake: rule.max, ladder: null, step: rule.step };
  }
  const cost = BigInt(rule.costCoins);
  const ladder = rule.coinValues.map((value) => Money.text(Money.of(value) * cost));
  const [minStake = '', maxStake = ''] = [ladder[0], ladder.at(-1)];
  return { minStake, maxStake, ladder, step: null };
}
