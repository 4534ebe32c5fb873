import type { Body } from '@palaro/api';
import type { RequestInfo } from '@palaro/server';
import type { RegisterTab } from '../form.ts';
import type { registrationApi } from '../registration.api.ts';
import type { Filled } from './fill-form.ts';
import type { Invitation } from './invitation.ts';

/** What somebody wants to register with. */
export interface RegistrationDraft {
  tab: RegisterTab;
  payload: Body<(typeof registrationApi)['register']>;
  /** The code of the address, where it came apart from what was typed. */
  linkCode?: string;
}

/** A registration of which everything holds. */
export interface ReadyDraft extends RegistrationDraft {
  filled: Filled;
  mobile: { number: string; verified: boolean } | undefined;
  invitation: Invitation | undefined;
  agreement: number | null;
  request: RequestInfo;
}
