-- Messages that operators send to a segment of members (docs/domain/operator-console.md §4, screen
-- 26). Consent and exclusions are judged when a member's turn comes, not when it was planned.
create table campaign (
  id uuid primary key,
  channel text not null check (channel in ('inbox', 'mail', 'sms')),
  title jsonb not null,
  content jsonb not null,
  segment jsonb not null,
  state text not null default 'planned' check (state in ('planned', 'sending', 'done', 'stopped')),
  starts_at timestamptz not null,
  made_at timestamptz not null,
  -- Names of the people: who asked, then who agreed.
  made_by text[] not null,
  ended_at timestamptz,
  -- How many it was for when it was planned.
  expected integer not null,
  -- Members up to this one had their turn.
  last_member bigint not null default 0,
  sent integer not null default 0,
  excluded integer not null default 0,
  no_consent integer not null default 0,
  no_address integer not null default 0
);
create index campaign_made on campaign (made_at desc, id desc);

-- What became of each member's turn. The key makes sure that nobody has two.
create table campaign_turn (
  campaign_id uuid not null references campaign,
  member_id bigint not null references member,
  outcome text not null check (outcome in ('sent', 'excluded', 'no_consent', 'no_address')),
  at timestamptz not null,
  primary key (campaign_id, member_id)
);
create index campaign_turn_member on campaign_turn (member_id);

create index inbox_message_campaign on inbox_message (key) where key like 'campaign/%';
create index outbox_campaign on outbox (purpose) where purpose like 'campaign/%';
