import type { Generated } from 'kysely';

export type OperatorState = 'invited' | 'active' | 'disabled';
export type ElevationState = 'asked' | 'granted' | 'refused' | 'ended';

declare module '@palaro/server' {
  interface Tables {
    operator: {
      id: string;
      name: string;
      full_name: string;
      mail: string;
      state: OperatorState;
      password_hash: string | null;
      roles: string[];
      created_at: Date;
      app_secret: Buffer | null;
      app_last_step: Generated<string>;
      app_new: Buffer | null;
      app_new_at: Date | null;
    };
    operator_role: {
      name: string;
      may: string[];
      alone_up_to: string | null;
      networks: string[];
      changed_at: Date;
    };
    operator_session: {
      id: string;
      operator_id: string;
      token_digest: Buffer;
      device: string;
      device_name: string;
      ip: string;
      started_at: Date;
      seen_at: Date;
      ended_at: Date | null;
    };
    operator_guard: {
      name: string;
      door: string;
      failures: number;
      failed_at: Date;
      locked_until: Date | null;
    };
    operator_device: { operator_id: string; device: string; seen_at: Date };
    operator_passkey: {
      id: string;
      operator_id: string;
      public_key: Buffer;
      counter: string;
      transports: string[];
      added_at: Date;
    };
    operator_challenge: {
      challenge: string;
      operator_id: string;
      purpose: 'add' | 'login';
      expires_at: Date;
    };
    operator_invitation: {
      token_digest: Buffer;
      operator_id: string;
      expires_at: Date;
      used_at: Date | null;
    };
    operator_elevation: {
      id: string;
      operator_id: string;
      role: string;
      reason: string;
      hours: number;
      device: string;
      state: ElevationState;
      asked_at: Date;
      decided_by: string | null;
      ends_at: Date | null;
    };
  }
}
