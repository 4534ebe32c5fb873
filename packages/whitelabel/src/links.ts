/** Download and service links of the specification (SVC-08). */
export const LINK_TYPES = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'TELEGRAM',
  'TELEGRAM1',
  'TELEGRAM2',
  'FACEBOOK',
  'FACEBOOK1',
  'FACEBOOK2',
] as const;

export interface SiteLink {
  resourceType: (typeof LINK_TYPES)[number];
  url: string;
  labelNameEn: string;
}

export interface ServiceEntry {
  title: string;
  path: string;
}

/** Entries of the agent home's grid that a deployment may show (AGT-04). */
export const AGENT_MENU = [
  'team_overview',
  'transaction_record',
  'team_manage',
  'red_envelope_rain',
  'team_propfit_and_loss',
  'team_bet',
  'backedit',
  'agent_rebate',
  'security_center',
  'news',
] as const;
export type AgentMenuEntry = (typeof AGENT_MENU)[number];
