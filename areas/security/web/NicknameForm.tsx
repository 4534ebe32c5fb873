import { t, textProps, useForm } from '@palaro/client';
import { TextField } from '@palaro/ui';
import { nicknameFault } from '../account-words.ts';
import { securityApi } from '../security.api.ts';
import { shown } from './messages.ts';
import { SheetForm } from './SheetForm.tsx';

const LONGEST = 20;

export function NicknameForm({ now, onDone }: { now: string; onDone: (text: string) => void }) {
  const form = useForm(securityApi.nickname, {
    initial: { nickname: now },
    check: ({ nickname = '' }) => shown({ nickname: nicknameFault(nickname) }),
    done: () => onDone(t('security.saved')),
  });
  const field = form.field('nickname');
  return (
    <SheetForm form={form} submitLabel={t('security.save')}>
      <TextField
        {...textProps(field)}
        label={t('security.nickname')}
        help={t('security.nickname_help')}
        maxLength={LONGEST}
        autoComplete="nickname"
        error={field.error ?? undefined}
      />
    </SheetForm>
  );
}
