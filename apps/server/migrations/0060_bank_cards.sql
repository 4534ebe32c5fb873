create table bank_card (
  id text primary key,
  member_id bigint not null references member,
  bank_code text not null,
  -- Sealed under the deployment's secret; the digest stands for it where numbers are compared.
  number_sealed bytea not null,
  number_digest bytea not null,
  last4 text not null,
  holder text not null,
  branch text,
  is_default boolean not null default false,
  -- `review`: the number is another member's already, so an operator looks first.
  state text not null check (state in ('active', 'review')),
  added_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz
);
create index bank_card_member on bank_card (member_id, added_at) where removed_at is null;
create unique index bank_card_owner on bank_card (number_digest)
  where removed_at is null and state = 'active';
create unique index bank_card_default on bank_card (member_id)
  where removed_at is null and is_default;
create index bank_card_digest on bank_card (number_digest);
create index bank_card_search_last4 on bank_card (last4);
