-- How far a demo's clock was moved ahead: without it a restart would set the clock back, and what
-- was written before would lie in the future.
create table sandbox_clock (
  ahead_seconds bigint not null check (ahead_seconds >= 0)
);
insert into sandbox_clock (ahead_seconds) values (0);
