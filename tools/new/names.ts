/** `send-feedback` or `sendFeedback` in the forms that file names, types and constants take. */
export function namesOf(word: string) {
  const parts = word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_ ]+/)
    .filter(Boolean);
  const upper = parts.map((part) => part[0]?.toUpperCase() + part.slice(1));
  const Name = upper.join('');
  return {
    /** `sendFeedback` */
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    /** `SendFeedback` */
    Name,
    /** `send-feedback` */
    file: parts.join('-'),
    /** `send_feedback` */
    key: parts.join('_'),
    /** `SEND_FEEDBACK` */
    CONSTANT: parts.join('_').toUpperCase(),
    /** `Send feedback` */
    words: [upper[0], ...parts.slice(1)].join(' '),
  };
}
