import type { Reply } from '@palaro/api';
import { t, useForm } from '@palaro/client';
import { QrCode, SheetForm, TextLink } from '@palaro/ui';
import { secondFactorApi } from '../second-factor.api.ts';
import { FactorField } from './FactorField.tsx';
import styles from './SecondFactor.module.css';

interface AppSetUpProps {
  app: Reply<typeof secondFactorApi.startFactorApp>;
  onDone: (codes: readonly string[] | null) => void;
}

/** The secret as picture, text and link, and the field for the first code, which turns it on. */
export function AppSetUp({ app, onDone }: AppSetUpProps) {
  const form = useForm(secondFactorApi.confirmFactorApp, {
    required: ['code'],
    done: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <SheetForm
      form={form}
      intro={t('second-factor.app.scan')}
      submitLabel={t('second-factor.app.confirm')}
    >
      <QrCode text={app.uri} label={t('second-factor.app.picture')} />
      <p className={styles.stepHelp}>
        <span>{t('second-factor.app.type')}</span>
        <code className={styles.secret}>{inFours(app.secret)}</code>
      </p>
      <TextLink href={app.uri}>{t('second-factor.app.open')}</TextLink>
      <FactorField way="app" field={form.field('code')} />
    </SheetForm>
  );
}

/** In groups of four, which are easier to type. */
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');
