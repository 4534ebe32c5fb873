import { ruleMessages, t, textProps, useForm } from '@palaro/client';
import { SheetForm, TextField } from '@palaro/ui';
import { nicknameFault } from '../account-words.ts';
import { profileApi } from '../profile.api.ts';

const LONGEST = 20;

export function NicknameForm({ now, onDone }: { now: string; onDone: (text: string) => void }) {
  const form = useForm(profileApi.nickname, {
    initial: { nickname: now },
    check: ({ nickname = '' }) => ruleMessages({ nickname: nicknameFault(nickname) }),
    done: () => onDone(t('profile.saved')),
  });
  const field = form.field('nickname');
  return (
    <SheetForm form={form} submitLabel={t('profile.save')}>
      <TextField
        {...textProps(field)}
        label={t('profile.nickname')}
        help={t('profile.nickname_help')}
        maxLength={LONGEST}
        autoComplete="nickname"
        error={field.error ?? undefined}
      />
    </SheetForm>
  );
}
