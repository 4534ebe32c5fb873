import { t } from '@palaro/client';
import { readSession } from '../session.ts';
import { Door } from './Door.tsx';
import { FactorForm } from './FactorForm.tsx';

/** An operator must have a second factor before anything else is open (§2). */
export const FactorScreen = () => (
  <FactorForm frame={Door} note={t('console.factor.why')} onDone={readSession} />
);
