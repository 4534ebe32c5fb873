// Fields for mobile numbers, codes and captchas, for any form that needs them.
export { CaptchaField } from './CaptchaField.tsx';
export { CodeField } from './CodeField.tsx';
export { MobileField } from './MobileField.tsx';
export { useCaptchaAsked } from './use-captcha-asked.ts';
export { phoneProof, sendByPhone, verifiedByPhone } from './phone-proof.ts';
export { useCodeSending, type CodeSending } from './use-code-sending.ts';
