import { t } from '@palaro/client';
import type { GameVerifier } from '@palaro/games/stage';
import { Card, CopyButton } from '@palaro/ui';
import { betOf, type VerifyFields } from './verify-fields.ts';
import styles from './VerifyPage.module.css';

/** The file that the build makes of `tools/verify-round.ts`. */
const SCRIPT = 'palaro-verify.mjs';

interface VerifyAloneProps {
  verifier: GameVerifier;
  fields: VerifyFields;
  /** Whether the fields draw a round, so that the command would too. */
  drawn: boolean;
}

/** The stand-alone verifier to download, and the command that draws this round with it. */
export function VerifyAlone({ verifier, fields, drawn }: VerifyAloneProps) {
  const command = commandOf(verifier, fields);
  return (
    <Card title={t('play.verify_alone_title')}>
      <div className={styles.facts}>
        <p>{t('play.verify_alone')}</p>
        <p>
          <a href={`/m/${SCRIPT}`} download={SCRIPT}>
            {t('play.verify_alone_get')}
          </a>
        </p>
        {drawn && (
          <>
            <p>{t('play.verify_alone_command')}</p>
            <code className={styles.hex}>{command}</code>
            <p>
              <CopyButton text={command} done={t('play.verify_alone_copied')}>
                {t('play.verify_alone_copy')}
              </CopyButton>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

function commandOf(verifier: GameVerifier, fields: VerifyFields): string {
  const { game, version, serverSeed, serverSeedHash, clientSeed, nonce, anchor } = fields;
  const given = [
    ['game', game],
    ['version', version],
    ['server-seed', serverSeed],
    ['hash', serverSeedHash],
    ['client-seed', clientSeed],
    ['nonce', nonce],
    ['anchor', anchor],
    ['input', JSON.stringify(verifier.inputOf(betOf(verifier, fields)))],
  ].filter(([, value]) => value !== '');
  return [
    `node ${SCRIPT}`,
    ...given.map(([name, value = '']) => `--${name} ${quoted(value)}`),
  ].join(' ');
}

/** As one word for a shell, whatever was typed into the form. */
const quoted = (value: string) =>
  /^[\w.:-]+$/.test(value) && !value.startsWith('-') ? value : `'${value.replace(/'/g, `'\\''`)}'`;
