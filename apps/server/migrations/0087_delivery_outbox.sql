-- The outbox becomes the queue of what is sent by SMS and mail, and says what became of it.
alter table outbox
  add column subject text not null default '',
  add column purpose text not null default '',
  -- withheld: the same work for somebody who is told nothing, so that the time tells nothing.
  add column state text not null default 'sent'
    check (state in ('queued', 'sent', 'delivered', 'failed', 'withheld')),
  -- Who took it, and the number it has there.
  add column provider text,
  add column provider_id text,
  -- What is still to be sent, sealed under the deployment's secret: it may hold a code.
  add column parcel bytea,
  add column tries int not null default 0,
  add column next_at timestamptz,
  -- After this nobody wants it any more: a code that has expired.
  add column useful_until timestamptz not null default 'infinity',
  add check (state = 'queued' or parcel is null);
create index outbox_due on outbox (next_at) where state = 'queued';
create index outbox_written on outbox (sent_at);
create unique index outbox_receipt on outbox (provider, provider_id) where provider_id is not null;

-- What the SMS of a day cost so far, in the site's currency: the cap is judged on one row.
create table sms_spend (
  day text primary key,
  spent numeric(18, 4) not null
);
