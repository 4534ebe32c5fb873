// Fields by which people prove themselves, on whatever form asks for it.
export { CaptchaField } from './CaptchaField.tsx';
export { CodeField } from './CodeField.tsx';
export { MobileField } from './MobileField.tsx';
export { useCaptchaAsked } from './use-captcha-asked.ts';
export { phoneProof, verifiedByPhone } from './phone-proof.ts';
export { useCodeSending, type CodeSending } from './use-code-sending.ts';
