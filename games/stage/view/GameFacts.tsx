import { t } from '@palaro/client';
import { KeyValues } from '@palaro/ui';
import type { GameHelp } from './view-contract.ts';

/** What the help of every game shows (domain/games.md §1): exact return, win rate, config. */
export function GameFacts({ help }: { help: GameHelp }) {
  const { rtp, hitFrequency, maxWinTimes, version, configHash, certificate } = help;
  const one = rtp.least.percent === rtp.greatest.percent;
  const between = { least: rtp.least.percent, greatest: rtp.greatest.percent };
  return (
    <KeyValues
      rows={[
        {
          label: t('play.game_rtp'),
          value: one ? `${rtp.least.percent} %` : t('play.game_rtp_between', between),
        },
        ...(hitFrequency
          ? [{ label: t('play.game_hit'), value: `${hitFrequency.percent} %` }]
          : []),
        {
          label: t('play.game_max_win'),
          value: t('play.game_max_win_times', { times: trimmed(maxWinTimes) }),
        },
        { label: t('play.game_version'), value: version },
        { label: t('play.game_config_hash'), value: <code>{configHash}</code> },
        { label: t('play.game_certificate'), value: certificate ?? t('play.game_not_certified') },
      ]}
    />
  );
}

/** `27830.00` as `27,830`. */
function trimmed(times: string): string {
  const [whole = '0', part = ''] = times.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return /^0*$/.test(part) ? grouped : `${grouped}.${part}`;
}
