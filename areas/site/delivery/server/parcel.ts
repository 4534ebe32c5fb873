import { siteEnvelope, type App } from '@palaro/server';

/** The message to send. It may contain a secret. */
interface Parcel {
  subject: string;
  text: string;
  code: string | null;
}

const PURPOSE = 'delivery.parcel';
const DOTS = '••••••';

/** Encrypted for one recipient: it cannot be opened in another recipient's row. */
export const sealParcel = (app: App, recipient: string, parcel: Parcel): Buffer =>
  siteEnvelope(app, PURPOSE).seal(recipient, JSON.stringify(parcel));

export const openParcel = (app: App, recipient: string, sealed: Uint8Array): Parcel =>
  JSON.parse(siteEnvelope(app, PURPOSE).open(recipient, sealed)) as Parcel;

/** The text with its secret replaced by dots. */
export const hidden = (text: string, code: string | null) =>
  code === null || code === '' ? text : text.replaceAll(code, DOTS);
