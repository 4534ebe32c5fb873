import { t, useStore } from '@palaro/client';
import { afterLayers, Dialog } from '@palaro/ui';
import { signOutAsked } from './ask-sign-out.ts';
import { signOut } from './sign-out.ts';

/** Confirm or cancel before a member signs out (MENU-03). */
export default function SignOutDialog() {
  const close = () => signOutAsked.set(false);
  const confirm = () => {
    close();
    // The question's own entry of the history goes first: home takes the place of what is below.
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
