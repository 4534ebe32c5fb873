import type { CallFailure } from '@palaro/client';
import { useEffect, useRef } from 'react';

interface CaptchaForm {
  refuse(messages: { captcha: string }): boolean;
}

/**
 * For a form that shows a captcha only after the server asks for one. Nobody has answered wrongly
 * yet, so the field appears with `text` as its message and takes the focus. The returned function
 * takes the call's failure; true means that the captcha was all that was missing (`failed` of a
 * form).
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
