-- What holds a member's money is shown beside every balance.
create index hold_open_member on hold (member_id) where state = 'P';
