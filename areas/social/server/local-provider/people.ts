/** Somebody who may sign in at the demo's provider. */
export interface DemoPerson {
  /** The provider's lasting name for him. */
  subject: string;
  name: string;
  email: string;
}

/** Known again at every visit; whom each is linked to, the demo begins without. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [1, 2, 3].map((number) => ({
  subject: `90000000000000000000${number}`,
  name: `Demo visitor ${number}`,
  email: `visitor${number}@demo.example`,
}));
