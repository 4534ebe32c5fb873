import { t, useStore } from '@palaro/client';
import { afterLayers, Dialog } from '@palaro/ui';
import { signOutAsked } from './ask-sign-out.ts';
import { signOut } from './sign-out.ts';

/** Confirm or cancel before a member signs out (MENU-03). */
export default function SignOutDialog() {
  const close = () => signOutAsked.set(false);
  const confirm = () => {
    close();
    // Leave the dialog's history entry first, so that home replaces the page below it.
    afterLayers(() => void signOut());
  };
  return (
    <Dialog
      open={useStore(signOutAsked)}
      title={t('accounts.sign_out_question')}
      confirmLabel={t('accounts.sign_out')}
      cancelLabel={t('accounts.stay')}
      onConfirm={confirm}
      onCancel={close}
    >
      {t('accounts.sign_out_help')}
    </Dialog>
  );
}
