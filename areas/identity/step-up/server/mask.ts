const DOTS = '••••';

/** `+63917••••4567`: enough for a person who knows the number. */
export const maskMobile = (e164: string) => `${e164.slice(0, -7)}${DOTS}${e164.slice(-4)}`;

/** `a••••@mail.example`. */
export function maskMail(mail: string) {
  const at = mail.lastIndexOf('@');
  return `${mail.slice(0, 1)}${DOTS}${mail.slice(at)}`;
}
