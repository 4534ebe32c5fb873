import { accountsApi } from '@palaro/accounts/api';
import { CardsPanel, PayeeForm } from '@palaro/bank-cards/web';
import { t, useCall } from '@palaro/client';
import { Sheet } from '@palaro/ui';
import type { SecurityConfig } from '../profile.api.ts';
import { DevicesPanel } from './DevicesPanel.tsx';
import { EmailForm } from './EmailForm.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { IconPicker } from './IconPicker.tsx';
import { MobileForm } from './MobileForm.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import type { SheetName } from './security-items.ts';
import { isDone, itemOf, meansOf } from './use-security.ts';

interface SecuritySheetProps {
  name: SheetName;
  open: boolean;
  config: SecurityConfig;
  /** The member came to add the account for his first payout. */
  toFirstAccount: boolean;
  onClose: () => void;
  /**
   * Something was changed; `stay`: the sheet stays open for more; `first`: what was asked for comes
   * next in it.
   */
  onDone: (text: string, stay?: 'stay' | 'first') => void;
  onGo: (name: SheetName) => void;
}

/** One item of the center: its present state and the form that changes it. */
export default function SecuritySheet(props: SecuritySheetProps) {
  const { name, open, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`profile.${name}`)}
      closeLabel={t('profile.close')}
    >
      <Content {...props} />
    </Sheet>
  );
}

function Content(props: SecuritySheetProps) {
  const { name, config, toFirstAccount, onClose, onDone, onGo } = props;
  const nickname = useCall(accountsApi.memberInfo).data?.nickname ?? '';
  const payeeName = itemOf(config, 'payee_name')?.masked ?? null;
  const changed = (text: string) => onDone(text);
  const stays = (text: string) => onDone(text, 'stay');
  switch (name) {
    case 'icon':
      return <IconPicker onDone={changed} />;
    case 'nickname':
      return <NicknameForm now={nickname} onDone={changed} />;
    case 'payee_name':
      return <PayeeForm name={payeeName} onDone={changed} onClose={onClose} />;
    case 'email':
      return <EmailForm config={config} onDone={changed} />;
    case 'mobile':
      return <MobileForm config={config} onDone={changed} />;
    case 'payment_password':
      return <PaymentForm config={config} onDone={changed} />;
    case 'security_questions':
      return <QuestionsForm config={config} onDone={changed} />;
    case 'bank_card':
      // Money is paid out only with a payment password, which then proves the account, too.
      if (toFirstAccount && !isDone(config, 'payment_password')) {
        return <PaymentForm config={config} onDone={(text) => onDone(text, 'first')} />;
      }
      return <CardsPanel means={meansOf(config)} onDone={stays} onGo={onGo} />;
    case 'devices':
      return <DevicesPanel config={config} onDone={stays} />;
    case 'history':
      return <HistoryPanel />;
  }
}
