import type { Body } from '@palaro/api';
import type { RequestInfo } from '@palaro/server';
import type { RegisterTab } from '../form.ts';
import type { registrationApi } from '../registration.api.ts';
import type { Filled } from './fill-form.ts';
import type { Invitation } from './invitation.ts';

/** The data that somebody wants to register with. */
export interface RegistrationDraft {
  tab: RegisterTab;
  payload: Body<(typeof registrationApi)['register']>;
  /** The code from the address, sent apart from the typed one. */
  linkCode?: string;
}

/** A registration that passed all checks. */
export interface ReadyDraft extends RegistrationDraft {
  filled: Filled;
  mobile: { number: string; verified: boolean } | undefined;
  invitation: Invitation | undefined;
  agreement: number | null;
  request: RequestInfo;
}
