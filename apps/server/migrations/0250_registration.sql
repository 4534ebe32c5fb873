-- Who registered how, by whose invitation, and what he agreed to (accounts.md §1, agents.md §5).
create table affiliate_link (
  id bigint generated always as identity primary key,
  -- Crockford's 32 characters: none is taken for another on paper.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  agent_id bigint not null references member,
  -- What registers under it: a member or an agent.
  account_type smallint not null check (account_type in (0, 1)),
  -- Empty: whichever host the site is open at.
  domain text not null,
  note text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- Kept for good: whoever came under it stays attributed to it.
  deleted_at timestamptz
);
create index affiliate_link_agent on affiliate_link (agent_id, id) where deleted_at is null;

-- A browser that came with a link's code counts once a day.
create table affiliate_click (
  link_id bigint not null references affiliate_link,
  day date not null,
  device bytea not null,
  primary key (link_id, day, device)
);

-- Whom a member was brought in by; his parent may change, this does not.
create table attribution (
  member_id bigint primary key references member,
  -- Null: the house, since the link's agent was suspended and there is no house line.
  agent_id bigint references member,
  link_id bigint not null references affiliate_link,
  attributed_at timestamptz not null,
  -- The agent's own browser or payee name: no money for it until an operator has looked.
  self_referral boolean not null
);
create index attribution_link on attribution (link_id);

create function attribution_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.member_id, new.agent_id, new.link_id, new.attributed_at)
      is not distinct from (old.member_id, old.agent_id, old.link_id, old.attributed_at) then
    return new;
  end if;
  raise exception 'attribution is for life';
end $$;
create trigger attribution_stays before update or delete on attribution
  for each row execute function attribution_stays();

-- What somebody stated when the account was made: that he is of age, and which agreement he took.
create table member_consent (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  min_age smallint not null,
  agreement_version int,
  given_at timestamptz not null,
  ip text not null
);
create index member_consent_of on member_consent (member_id);

create table registration_detail (
  member_id bigint primary key references member,
  register_url text not null,
  domain text not null,
  -- Whose referral it is, as it was typed.
  recommender_id text,
  -- The name was drawn and may still be replaced, once.
  name_drawn boolean not null,
  -- Sealed under the site's secret; the digest finds the same number on another account.
  id_number bytea,
  id_number_last4 text,
  id_number_digest bytea,
  check (num_nonnulls(id_number, id_number_last4, id_number_digest) in (0, 3))
);
create index registration_detail_id_number on registration_detail (id_number_digest)
  where id_number_digest is not null;
