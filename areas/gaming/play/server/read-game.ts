import { inLanguage, Money, type Language, type Ratio } from '@palaro/kernel';
import { currentRules, decimalText, gameOf, isGameId, type GameCard } from '@palaro/games';
import { stakesWithin } from '@palaro/games/stakes';
import { volatilityOf } from '@palaro/games/volatility';
import { refuse, type App } from '@palaro/server';
import { percentIn } from '@palaro/turnover/server';
import { gameRules } from '@palaro/wallet/server';
import { configHash } from './config-hash.ts';

/**
 * A game for its screen and its help page: RTP and greatest win exactly from the config, stakes as
 * the bounds of this moment leave them.
 */
export async function readGame(app: App, gameId: string, language: Language) {
  if (!isGameId(gameId)) throw refuse('not_found');
  const game = gameOf(gameId);
  const { card } = game;
  const rules = currentRules(game);
  const stakes = await stakesOf(app, card);
  if (!stakes) throw new Error(`the card of ${gameId} offers no stake`);
  const sheet = rules.sheet();
  const { rtp, hitFrequency, maxWin } = sheet;
  const rake = 'rake' in sheet ? sheet.rake : null;
  const deviation = 'rake' in sheet ? undefined : sheet.deviation;
  return {
    gameId,
    nodeId: card.nodeId,
    name: inLanguage(card.name, language),
    gameType: card.gameType,
    vassalage: card.vassalage,
    version: card.version,
    configHash: configHash(rules),
    rtp: rtp && { least: share(rtp.least), greatest: share(rtp.greatest) },
    rake: rake ? { ...rake, most: Money.text(rake.most) } : null,
    hitFrequency: hitFrequency && share(hitFrequency),
    volatility: deviation === undefined ? null : volatilityOf(deviation),
    turnoverPercent: percentIn(app, card.vassalage, gameId),
    maxWinTimes: decimalText(maxWin, 2),
    ...stakes,
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

/** The stakes between the bounds that hold now; those of the card where they leave none. */
async function stakesOf(app: App, { id, vassalage, stake }: GameCard) {
  const bounds = await gameRules.of(app).betLimits(vassalage, id);
  const all = { minBet: 0n, maxBet: 2n ** 63n };
  return (bounds && stakesWithin(stake, bounds)) ?? stakesWithin(stake, all);
}
