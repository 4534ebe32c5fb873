/** `m•••••1`: enough for its owner to recognise the account. */
export const maskedName = (name: string) =>
  name.length < 3 ? '•••' : `${name.slice(0, 1)}•••${name.slice(-1)}`;

/** `m•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
