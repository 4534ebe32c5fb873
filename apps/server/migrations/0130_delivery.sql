-- Every SMS and mail that the site sends: the queue of what is still to be sent, and what became of
-- each.

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('sms', 'mail', 'captcha')),
  text text not null,
  code text,
  sent_at timestamptz not null,
  subject text not null default '',
  purpose text not null default '',
  -- withheld: the same work for somebody who is told nothing, so that the time tells nothing.
  state text not null default 'sent'
    check (state in ('queued', 'sent', 'delivered', 'failed', 'withheld')),
  -- Who took it, and the number it has there.
  provider text,
  provider_id text,
  -- What is still to be sent, sealed under the deployment's secret: it may hold a code.
  parcel bytea,
  tries int not null default 0,
  next_at timestamptz,
  -- After this nobody wants it any more: a code that has expired.
  useful_until timestamptz not null default 'infinity',
  -- A message that held a code is never sent again: its code is not kept, and it has expired since.
  holds_code boolean not null default true,
  check (state = 'queued' or parcel is null)
);
create index outbox_recipient on outbox (recipient, id desc);
create index outbox_due on outbox (next_at) where state = 'queued';
create index outbox_written on outbox (sent_at);
create unique index outbox_receipt on outbox (provider, provider_id) where provider_id is not null;
create index outbox_state on outbox (state, id desc);
create index outbox_campaign on outbox (purpose) where purpose like 'campaign/%';

-- What the SMS of a day cost so far, in the site's currency: the cap is judged on one row.
create table sms_spend (
  day text primary key,
  spent numeric(18, 4) not null
);
