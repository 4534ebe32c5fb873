import type { ColumnType, Generated } from 'kysely';

declare module '@palaro/server' {
  interface Tables {
    affiliate_link: {
      id: Generated<string>;
      code: string;
      agent_id: string;
      account_type: number;
      /** Empty: every host at which the site is open. */
      domain: string;
      note: string;
      created_at: Date;
      expires_at: Date | null;
      deleted_at: ColumnType<Date | null, undefined, Date>;
    };
    affiliate_click: { link_id: string; day: string; device: Buffer };
    attribution: {
      member_id: string;
      /** Null: the house. */
      agent_id: string | null;
      link_id: string;
      attributed_at: Date;
      self_referral: boolean;
    };
    member_consent: {
      id: Generated<string>;
      member_id: string;
      min_age: number;
      agreement_version: number | null;
      given_at: Date;
      ip: string;
    };
    registration_detail: {
      member_id: string;
      register_url: string;
      domain: string;
      recommender_id: string | null;
      name_drawn: boolean;
      id_number: Buffer | null;
      id_number_last4: string | null;
      id_number_digest: Buffer | null;
    };
  }
}
