const DOTS = '••••';

/** `+63917••••4567`: enough for whoever knows the number. */
export const maskMobile = (e164: string) => `${e164.slice(0, -7)}${DOTS}${e164.slice(-4)}`;

/** `a••••@mail.example`. */
export function maskMail(mail: string) {
  const at = mail.lastIndexOf('@');
  return `${mail.slice(0, 1)}${DOTS}${mail.slice(at)}`;
}

/** The first letter of each word: `M•••• S••••`. */
export const maskName = (name: string) =>
  name
    .split(' ')
    .map((word) => `${word.slice(0, 1)}${DOTS}`)
    .join(' ');

export const maskNumber = (last4: string) => `${DOTS}${last4}`;
