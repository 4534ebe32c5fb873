import { siteEnvelope, type App } from '@palaro/server';

/** What is to be sent; may hold a secret. */
interface Parcel {
  subject: string;
  text: string;
  code: string | null;
}

const PURPOSE = 'delivery.parcel';
const DOTS = '••••••';

/** Bound to whom it goes to: put into another row it does not open. */
export const sealParcel = (app: App, recipient: string, parcel: Parcel): Buffer =>
  siteEnvelope(app, PURPOSE).seal(recipient, JSON.stringify(parcel));

export const openParcel = (app: App, recipient: string, sealed: Uint8Array): Parcel =>
  JSON.parse(siteEnvelope(app, PURPOSE).open(recipient, sealed)) as Parcel;

/** A text with dots in the place of its secret. */
export const hidden = (text: string, code: string | null) =>
  code === null || code === '' ? text : text.replaceAll(code, DOTS);
