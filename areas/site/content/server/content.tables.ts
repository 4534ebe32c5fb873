import type { ColumnType, Generated } from 'kysely';
import type { InLanguages } from '@palaro/kernel';
import type { Announcement, PopupAct } from '../content.api.ts';
import type { Audience } from '../audience.ts';

/** One text for each language; a draft may lack one. */
export type Texts = InLanguages<string>;
/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

declare module '@palaro/server' {
  interface Tables {
    announcement: {
      id: Generated<string>;
      type: Announcement['type'];
      execution: Announcement['execution'];
      group_name: 'm_home' | 'm_reg' | 'm_game' | null;
      platform: 'M' | 'W' | 'ALL';
      merchant_code: string | null;
      title: Json<Texts>;
      content: Json<Texts>;
      images: Json<Announcement['images']>;
      link: string | null;
      promotion_type: string | null;
      promotion_id: string | null;
      audience: Json<Audience>;
      for_trials: boolean;
      pinned: boolean;
      sort: number;
      starts_at: Date;
      ends_at: Date | null;
      published: Generated<boolean>;
      rules: string;
    };
    announcement_read: { member_id: string; announcement_id: string; read_at: Date };
    banner_tap: { announcement_id: string; day: string; taps: string };
    popup_mark: {
      day: string;
      announcement_id: string;
      what: PopupAct;
      /** Digest of who it was on this day. */
      visitor: Buffer;
    };
    popup_count: {
      announcement_id: string;
      day: string;
      shown: string;
      closed: string;
      clicked: string;
    };
    audience_tag: { tag: string; member_id: string };
    help_topic: {
      id: Generated<string>;
      title: Json<Texts>;
      content: Json<Texts>;
      device: 'MOBILE' | 'WEB' | null;
      sort: number;
      published: boolean;
      rules: string;
    };
    agreement_version: {
      version: number;
      title: Json<Texts>;
      content: Json<Texts>;
      in_force_from: Date;
      rules: string;
    };
    hot_match: {
      id: Generated<string>;
      match_time: Date;
      shown_from: Date;
      shown_until: Date;
      league: Json<Texts>;
      home_team: string;
      away_team: string;
      home_image: string;
      away_image: string;
      vendor: string;
      room_id: string;
      node_id: string;
    };
    content_version: {
      id: Generated<string>;
      kind: string;
      entry: string;
      saved_at: Date;
      saved_by: string;
      value: Json<unknown>;
    };
    content_image: {
      hash: string;
      width: number;
      height: number;
      drawing: string | null;
      added_at: Date;
    };
    content_image_file: {
      hash: string;
      width: number;
      format: 'avif' | 'webp' | 'jpeg';
      bytes: Buffer;
    };
  }
}
