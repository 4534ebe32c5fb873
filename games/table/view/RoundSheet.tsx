import { t } from '@palaro/client';
import { KeyValues, Sheet, TextLink } from '@palaro/ui';
import type { SharedRound } from '../../stage/view/view-contract.ts';
import styles from './table.module.css';
import type { TableView } from './table-view-contract.ts';

interface RoundSheetProps<Result> {
  def: TableView<Result>;
  round: SharedRound;
  results: readonly { roundNo: number; result: Result }[];
  open: boolean;
  onClose(): void;
}

/** The roads, the last rounds, the commitment of this round's draw, and the keys. */
export function RoundSheet<Result>(props: RoundSheetProps<Result>) {
  const { def, round, results, open, onClose } = props;
  const { Roads } = def;
  const shoe = def.card.shared?.shoe === true;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.round', { number: round.roundNo })}
      closeLabel={t('stage.close')}
    >
      {open && (
        <div className={styles.sheet}>
          <h3>{t('table.results')}</h3>
          {results.length === 0 ? (
            <p>{t('table.no_results')}</p>
          ) : (
            <>
              <Roads results={results.map(({ result }) => result)} whole />
              <ol className={styles.rounds}>
                {results.map(({ roundNo, result }) => (
                  <li key={roundNo}>
                    <span>{roundNo}</span>
                    <span aria-hidden>{def.short(result)}</span>
                    <span className="sr-only">{def.spoken(result)}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
          <h3>{t('table.this_round')}</h3>
          <p>{t('table.fair_text')}</p>
          <KeyValues
            rows={[
              { label: t('table.commitment'), value: round.hash },
              { label: t('table.salt'), value: round.salt },
              { label: t('table.draw'), value: round.nonce },
              ...(shoe ? [{ label: t('table.hand'), value: round.hand }] : []),
            ]}
          />
          <TextLink href={`/m/verify?game=${def.card.id}`}>{t('table.verify')}</TextLink>
          <div className={styles.keys}>
            <h3>{t('table.keys')}</h3>
            <p>{t('table.keys_text')}</p>
          </div>
        </div>
      )}
    </Sheet>
  );
}
