-- Whether money goes along when a game of a vendor that keeps the balance is opened
-- (wallet-protocol.md §11); who never chose is asked.
create table carry_choice (
  member_id bigint primary key references member,
  carry text not null check (carry in ('off', 'all', 'ask')),
  changed_at timestamptz not null
);
