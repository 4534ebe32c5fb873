import { navigate, proofAsked, t, useStore } from '@palaro/client';
import { afterLayers, Dialog } from '@palaro/ui';
import { useState } from 'react';

/** Explains why something was refused and links to verification. The shell draws it. */
export function ProofDialog() {
  const why = useStore(proofAsked);
  // Keeps its text while it closes.
  const [said, setSaid] = useState(why);
  if (why !== null && why !== said) setSaid(why);
  const close = () => proofAsked.set(null);
  return (
    <Dialog
      open={why !== null}
      title={t('kyc.needed.title')}
      confirmLabel={t('kyc.needed.go')}
      onConfirm={() => {
        close();
        afterLayers(() => navigate('/m/kyc'));
      }}
      cancelLabel={t('kyc.needed.later')}
      onCancel={close}
    >
      {said}
    </Dialog>
  );
}
