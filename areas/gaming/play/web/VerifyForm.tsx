import { currentLanguage, t } from '@palaro/client';
import { GAME_CARDS, GAME_IDS, isGameId, SHARED_CARDS } from '@palaro/games/cards';
import type { GameVerifier } from '@palaro/games/stage';
import { inLanguage } from '@palaro/kernel';
import { Card, Segmented, SelectField, TextField } from '@palaro/ui';
import type { ChangeEvent } from 'react';
import { betOf, checkSeeds, withGame, type VerifyFields } from './verify-fields.ts';
import styles from './VerifyPage.module.css';

interface VerifyFormProps {
  fields: VerifyFields;
  /** Null until the game's part of the form has loaded. */
  verifier: GameVerifier | null;
  onChange(fields: VerifyFields): void;
}

type TextName = 'serverSeed' | 'serverSeedHash' | 'clientSeed' | 'nonce' | 'anchor';

/** All inputs that decide a round. The result follows each change, so there is nothing to send. */
export function VerifyForm({ fields, verifier, onChange }: VerifyFormProps) {
  const errors: Partial<Record<TextName, Parameters<typeof t>[0]>> = checkSeeds(fields);
  const bind = (name: TextName) => ({
    value: fields[name],
    error: errors[name] && t(errors[name]),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...fields, [name]: event.target.value.trim() }),
  });
  const shared = SHARED_CARDS.some(({ id }) => id === fields.game);
  const games = GAME_IDS.map((id) => ({
    value: id,
    label: inLanguage(GAME_CARDS[id].name, currentLanguage()),
  }));
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={t('play.verify_game')}
          choose={t('play.verify_game')}
          options={games}
          value={fields.game}
          onChange={({ target: { value } }) => isGameId(value) && onChange(withGame(fields, value))}
        />
        {verifier && <Version fields={fields} verifier={verifier} onChange={onChange} />}
        <TextField
          label={t('play.verify_server_seed')}
          help={t(shared ? 'play.verify_chain_seed_help' : 'play.verify_server_seed_help')}
          {...bind('serverSeed')}
        />
        <TextField
          label={t('play.verify_seed_hash')}
          help={t(shared ? 'play.verify_chain_hash_help' : 'play.verify_seed_hash_help')}
          {...bind('serverSeedHash')}
        />
        <TextField label={t('play.verify_client_seed')} {...bind('clientSeed')} />
        <TextField label={t('play.verify_nonce')} inputMode="numeric" {...bind('nonce')} />
        {shared && (
          <TextField
            label={t('play.chain_anchor')}
            help={t('play.verify_anchor_help')}
            {...bind('anchor')}
          />
        )}
        {verifier && <Bet fields={fields} verifier={verifier} onChange={onChange} />}
      </form>
    </Card>
  );
}

type GamePartProps = VerifyFormProps & { verifier: GameVerifier };

/** Shown only for a game that was played with more than one version of its rules. */
function Version({ fields, verifier, onChange }: GamePartProps) {
  const versions = Object.keys(verifier.game.rules);
  if (versions.length < 2) return null;
  return (
    <Segmented
      label={t('play.verify_version')}
      options={versions.map((version) => ({ value: version, label: version }))}
      value={fields.version || verifier.game.card.version}
      onChange={(version) => onChange({ ...fields, version })}
    />
  );
}

function Bet({ fields, verifier, onChange }: GamePartProps) {
  const { Fields, check } = verifier;
  const bet = betOf(verifier, fields);
  return (
    <Fields
      fields={bet}
      errors={check(bet)}
      change={(change) => onChange({ ...fields, bet: { ...bet, ...change } })}
    />
  );
}
