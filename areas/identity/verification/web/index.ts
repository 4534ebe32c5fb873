// Fields for mobile numbers, codes and captchas, for any form that needs them.
export { CaptchaField } from './CaptchaField.tsx';
export { CodeField } from './CodeField.tsx';
export { MobileField } from './MobileField.tsx';
export { useCaptchaAsked } from './use-captcha-asked.ts';
export { isSentByPhone, sendByPhone, verifiedByPhone } from './phone-proof.ts';
export { RobotCheck } from './RobotCheck.tsx';
export { useCodeSending, type CodeSending } from './use-code-sending.ts';
