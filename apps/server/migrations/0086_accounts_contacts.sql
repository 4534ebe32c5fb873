-- What a registration and the security center keep of a person (accounts.md §1, §7).
alter table member
  -- E.164; typed by anybody, owned by whoever proved it.
  add column mobile text check (mobile ~ '^\+[1-9]\d{5,14}$'),
  add column mobile_verified_at timestamptz,
  add column email text,
  add column email_verified_at timestamptz,
  add column payee_name text,
  add column birthday text check (birthday ~ '^\d{4}-\d\d-\d\d$'),
  -- 1..24: a drawing of the kit; otherwise the id of an upload.
  add column icon text not null default '1',
  -- qqNum, facebook, wechat, line, whatsapp, zalo as they were typed.
  add column contacts jsonb not null default '{}',
  add column payment_password_hash text,
  -- Until then nothing leaves the account: a password was reset, or the mobile number changed.
  add column withdrawals_held_until timestamptz,
  add column register_method text check (register_method in ('APP', 'H5', 'PWA', 'WEBCLIP')),
  add column register_ip text,
  add column closed_at timestamptz,
  drop constraint member_state_check,
  add constraint member_state_check check (state in ('active', 'disabled', 'closed')),
  add check (mobile is not null or mobile_verified_at is null),
  add check (email is not null or email_verified_at is null);

create unique index member_mobile on member (mobile) where mobile_verified_at is not null;
create index member_email on member (lower(email)) where email is not null;
