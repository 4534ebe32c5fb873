import { formatAmount, t } from '@palaro/client';
import { GAME_CARDS, GAME_IDS } from '@palaro/games';
import { Card, Segmented, TextField } from '@palaro/ui';
import { useId, type ChangeEvent } from 'react';
import { checkFields, type VerifyFields } from './verify-fields.ts';
import styles from './VerifyPage.module.css';

interface VerifyFormProps {
  fields: VerifyFields;
  change(change: Partial<VerifyFields>): void;
}

type TextName = Exclude<keyof VerifyFields, 'game' | 'side'>;

/** All that fixes a round. The result follows each change; there is nothing to send. */
export function VerifyForm({ fields, change }: VerifyFormProps) {
  const errors = checkFields(fields);
  const bind = (name: TextName) => ({
    value: fields[name],
    error: errors[name] && t(errors[name]),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change({ [name]: event.target.value.trim() }),
  });
  const games = GAME_IDS.map((id) => ({ value: id, label: GAME_CARDS[id].name.EN }));
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Segmented
          label={t('play.verify_game')}
          options={games}
          value={fields.game}
          onChange={(game) => change({ game, version: '' })}
        />
        <TextField
          label={t('play.verify_server_seed')}
          help={t('play.verify_server_seed_help')}
          {...bind('serverSeed')}
        />
        <TextField
          label={t('play.verify_seed_hash')}
          help={t('play.verify_seed_hash_help')}
          {...bind('serverSeedHash')}
        />
        <TextField label={t('play.verify_client_seed')} {...bind('clientSeed')} />
        <TextField label={t('play.verify_nonce')} inputMode="numeric" {...bind('nonce')} />
        {fields.game === 'perlas' && <CoinValue fields={fields} change={change} />}
        {fields.game === 'dice' && (
          <>
            <Segmented
              label={t('play.verify_side')}
              options={[
                { value: 'under', label: t('play.verify_side_under') },
                { value: 'over', label: t('play.verify_side_over') },
              ]}
              value={fields.side}
              onChange={(side) => change({ side })}
            />
            <TextField
              label={t('play.verify_win_numbers')}
              inputMode="numeric"
              {...bind('winNumbers')}
            />
            <TextField label={t('play.verify_stake')} inputMode="decimal" {...bind('stake')} />
          </>
        )}
      </form>
    </Card>
  );
}

function CoinValue({ fields, change }: VerifyFormProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('play.verify_coin_value')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={fields.coinValue}
        onChange={(event) => change({ coinValue: event.target.value })}
      >
        {GAME_CARDS.perlas.stake.coinValues.map((value) => (
          <option key={value} value={value}>
            ₱{formatAmount(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
