-- The console finds members by any of these, exactly or by their beginning, among millions. Each
-- index is in the order in which beginnings are compared.
create index member_search_account_begins on member (account text_pattern_ops);
create index member_search_nickname_begins on member (lower(nickname) text_pattern_ops)
  where nickname <> '';
create index member_search_payee_begins on member (lower(payee_name) text_pattern_ops)
  where payee_name is not null;
create index member_search_mobile_begins on member (mobile text_pattern_ops)
  where mobile is not null;
create index member_search_email_begins on member (lower(email) text_pattern_ops)
  where email is not null;
create index member_search_register_ip on member (register_ip text_pattern_ops)
  where register_ip is not null;
create index member_search_last_login_ip on member (last_login_ip text_pattern_ops)
  where last_login_ip is not null;
create index member_search_registered on member (registered_at, id);
create index member_search_device_of on member_device (device);
create index member_search_device_ip on member_device (ip text_pattern_ops);
create index bank_card_search_last4 on bank_card (last4);
