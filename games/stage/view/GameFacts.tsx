import { t } from '@palaro/client';
import { KeyValues } from '@palaro/ui';
import { pesos } from './money-text.ts';
import type { GameHelp } from './view-contract.ts';

/**
 * The part of the help that every game shows (docs/domain/games.md §1): exact return, win rate,
 * config.
 */
export function GameFacts({ help }: { help: GameHelp }) {
  const { rtp, rake, hitFrequency, volatility, maxWinTimes } = help;
  const { turnoverPercent, version, configHash, certificate } = help;
  return (
    <KeyValues
      rows={[
        ...(rtp ? [{ label: t('stage.rtp'), value: rtpText(rtp) }] : []),
        ...(rake ? [{ label: t('stage.rake'), value: rakeText(rake) }] : []),
        ...(hitFrequency ? [{ label: t('stage.hit'), value: `${hitFrequency.percent} %` }] : []),
        // Between members a win is others' money, and how much depends on them.
        ...(rake
          ? []
          : [
              {
                label: t('stage.volatility'),
                value: t(`stage.volatility.${volatility ?? 'by_choice'}`),
              },
              {
                label: t('stage.max_win'),
                value: t('stage.max_win_times', { times: trimmed(maxWinTimes) }),
              },
            ]),
        {
          label: t('stage.turnover'),
          value: t('stage.turnover_text', { percent: turnoverPercent }),
        },
        { label: t('stage.version'), value: version },
        { label: t('stage.config_hash'), value: <code>{configHash}</code> },
        { label: t('stage.certificate'), value: certificate ?? t('stage.not_certified') },
      ]}
    />
  );
}

function rtpText({ least, greatest }: NonNullable<GameHelp['rtp']>): string {
  if (least.percent === greatest.percent) return `${least.percent} %`;
  return t('stage.rtp_between', { least: least.percent, greatest: greatest.percent });
}

/** What the house takes where members play against each other. */
export const rakeText = ({ percent, most }: NonNullable<GameHelp['rake']>) =>
  t('stage.rake_text', { percent, most: pesos(most) });

/** `27830.00` as `27,830`. */
function trimmed(times: string): string {
  const [whole = '0', part = ''] = times.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return /^0*$/.test(part) ? grouped : `${grouped}.${part}`;
}
