import { t } from '@palaro/client';
import { Money, useMay } from '@palaro/desk';
import { Button, Switch } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import type { GameChange } from '../console.api.ts';
import type { Levels } from './board.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { TermsDialog, type AskedTerms } from './TermsDialog.tsx';
import { audienceText } from './terms-text.ts';
import styles from './board.module.css';

type Level = Levels['categories'][number];
type VendorLevel = Levels['vendors'][number];

/** A vendor or category that is off hides all its games; open rounds are still paid (OC-16). */
export function LevelsPart({ levels }: { levels: Levels }) {
  const [asked, setAsked] = useState<{ title: string; change: GameChange } | null>(null);
  const ask = (level: Level, change: GameChange) =>
    setAsked({
      title: t(level.enabled ? 'catalogue-console.turn_off' : 'catalogue-console.turn_on', {
        name: level.name,
      }),
      change,
    });
  const [askedTerms, setAskedTerms] = useState<AskedTerms | null>(null);
  const askTerms = ({ code: vendor, name, terms }: VendorLevel, what: AskedTerms['what']) =>
    setAskedTerms({
      title: t(`catalogue-console.of_vendor.${what}`, { name }),
      what,
      now: [terms],
      change: (given) => ({ vendors: [{ vendor, ...given }] }),
    });
  return (
    <div className={styles.columns}>
      <Rows
        title={t('catalogue-console.vendors')}
        rows={levels.vendors}
        below={(one) => <VendorTerms of={one} onAsk={(what) => askTerms(one, what)} />}
        onTurn={(one) => ask(one, { vendors: [{ vendor: one.code, enabled: !one.enabled }] })}
      />
      <Rows
        title={t('catalogue-console.categories')}
        rows={levels.categories}
        onTurn={(one) => ask(one, { categories: [{ category: one.code, enabled: !one.enabled }] })}
      />
      <ChangeDialog
        title={asked?.title ?? ''}
        change={asked?.change ?? null}
        onClose={() => setAsked(null)}
      />
      {askedTerms && <TermsDialog asked={askedTerms} onClose={() => setAskedTerms(null)} />}
    </div>
  );
}

interface VendorTermsProps {
  of: VendorLevel;
  onAsk(what: AskedTerms['what']): void;
}

function VendorTerms({ of: { name, terms }, onAsk }: VendorTermsProps) {
  const may = useMay('game.manage');
  const { minBet, maxBet } = terms;
  return (
    <div className={styles.terms}>
      <span className={styles.dim}>
        {minBet === null && maxBet === null ? (
          <span>{t('catalogue-console.own_bounds')}</span>
        ) : (
          <>
            {minBet === null ? <span>…</span> : <Money value={minBet} />} <span>–</span>{' '}
            {maxBet === null ? <span>…</span> : <Money value={maxBet} />}
          </>
        )}{' '}
        <span>{`· ${audienceText(terms)}`}</span>
      </span>
      {may &&
        (['bounds', 'audience'] as const).map((what) => (
          <Button
            key={what}
            size="sm"
            aria-label={t(`catalogue-console.of_vendor.${what}`, { name })}
            onClick={() => onAsk(what)}
          >
            {t(`catalogue-console.${what}`)}
          </Button>
        ))}
    </div>
  );
}

interface RowsProps<L extends Level> {
  title: string;
  rows: readonly L[];
  below?(level: L): ReactNode;
  onTurn(level: L): void;
}

function Rows<L extends Level>({ title, rows, below, onTurn }: RowsProps<L>) {
  const may = useMay('game.manage');
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.map((row) => (
        <div key={row.code}>
          <Switch
            label={row.name}
            help={t('catalogue-console.of_games', { shown: row.shown, games: row.games })}
            checked={row.enabled}
            disabled={!may}
            onChange={() => onTurn(row)}
          />
          {below?.(row)}
        </div>
      ))}
    </section>
  );
}
