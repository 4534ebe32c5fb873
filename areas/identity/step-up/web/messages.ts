import { t } from '@palaro/client';

/** The message for a password that was left empty. */
export const missingPassword = () => ({ password: t('step-up.password_required') });
