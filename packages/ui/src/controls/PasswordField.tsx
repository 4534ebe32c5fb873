import { Eye, EyeOff } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  showLabel: string;
  hideLabel: string;
  /** It begins readable: what is chosen here is typed once. */
  readable?: boolean | undefined;
}

/** A password field with a button that shows the password. Password managers and paste work. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, hideLabel, readable = false, ...field } = props;
  const [shown, setShown] = useState(readable);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <Icon of={EyeOff} size={20} /> : <Icon of={Eye} size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
