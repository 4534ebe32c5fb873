/** A person who can log in at the demo's provider. */
export interface DemoPerson {
  /** The provider's lasting id of him. */
  subject: string;
  name: string;
  email: string;
}

/** The same at every visit. At the start of the demo none of them is linked. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [1, 2, 3].map((number) => ({
  subject: `90000000000000000000${number}`,
  name: `Demo visitor ${number}`,
  email: `visitor${number}@demo.example`,
}));
