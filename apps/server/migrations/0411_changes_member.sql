-- Who credited a member lately is asked for at each approval of a withdrawal.
create index change_request_of_member on change_request ((payload->>'member'), made_at);
