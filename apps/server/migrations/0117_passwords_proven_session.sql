-- Another password is chosen without the old one in the very session that a temporary one opened.
-- Safe while the last release runs: it writes none, and whoever it let in asks for another mail.
alter table temporary_password
  add column proven_session uuid;
