import { t } from '@palaro/client';
import { KeyValues } from '@palaro/ui';
import type { GameHelp } from './view-contract.ts';

/**
 * The part of the help that every game shows (docs/domain/games.md §1): exact return, win rate,
 * config.
 */
export function GameFacts({ help }: { help: GameHelp }) {
  const { rtp, hitFrequency, volatility, maxWinTimes, version, configHash, certificate } = help;
  const one = rtp.least.percent === rtp.greatest.percent;
  const between = { least: rtp.least.percent, greatest: rtp.greatest.percent };
  return (
    <KeyValues
      rows={[
        {
          label: t('stage.rtp'),
          value: one ? `${rtp.least.percent} %` : t('stage.rtp_between', between),
        },
        ...(hitFrequency ? [{ label: t('stage.hit'), value: `${hitFrequency.percent} %` }] : []),
        {
          label: t('stage.volatility'),
          value: t(`stage.volatility.${volatility ?? 'by_choice'}`),
        },
        {
          label: t('stage.max_win'),
          value: t('stage.max_win_times', { times: trimmed(maxWinTimes) }),
        },
        { label: t('stage.version'), value: version },
        { label: t('stage.config_hash'), value: <code>{configHash}</code> },
        { label: t('stage.certificate'), value: certificate ?? t('stage.not_certified') },
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
