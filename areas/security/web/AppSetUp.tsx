import type { Reply } from '@palaro/api';
import { t, useForm } from '@palaro/client';
import { secondFactorApi } from '../second-factor.api.ts';
import { FactorField } from './FactorField.tsx';
import { QrCode } from './QrCode.tsx';
import { SheetForm } from './SheetForm.tsx';
import styles from './SecondFactor.module.css';
import sheets from './Sheets.module.css';

interface AppSetUpProps {
  app: Reply<typeof secondFactorApi.startFactorApp>;
  onDone: (codes: readonly string[] | null) => void;
}

/** The secret as a picture, as text and as a link, and the first code that turns it on. */
export function AppSetUp({ app, onDone }: AppSetUpProps) {
  const form = useForm(secondFactorApi.confirmFactorApp, {
    required: ['code'],
    done: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <SheetForm
      form={form}
      intro={t('security.factor.app.scan')}
      submitLabel={t('security.factor.app.confirm')}
    >
      <QrCode text={app.uri} label={t('security.factor.app.picture')} />
      <p className={styles.stepHelp}>
        {t('security.factor.app.type')}
        <code className={styles.secret}>{inFours(app.secret)}</code>
      </p>
      <a className={sheets.link} href={app.uri}>
        {t('security.factor.app.open')}
      </a>
      <FactorField way="app" field={form.field('code')} />
    </SheetForm>
  );
}

/** Easier to type in groups. */
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');
