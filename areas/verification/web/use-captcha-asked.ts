import type { CallFailure } from '@palaro/client';
import { useEffect, useRef } from 'react';

interface CaptchaForm {
  refuse(messages: { captcha: string }): boolean;
}

/**
 * For a form whose captcha the server asks for first: nobody answered wrongly yet, so the field
 * comes with what it wants to be told, and takes the focus. The returned function takes the call's
 * failure and says whether that is all there was to it (`failed` of a form).
 */
export function useCaptchaAsked(form: CaptchaForm, shown: number, text: string) {
  const asked = useRef(false);
  useEffect(() => {
    if (shown === 0 || !asked.current) return;
    asked.current = false;
    form.refuse({ captcha: text });
  });
  return ({ code }: CallFailure): boolean => {
    asked.current = code === 'captcha.wrong' && shown === 0;
    return asked.current;
  };
}
