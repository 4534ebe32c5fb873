-- No secret of a vendor comes in the open again. Not asked of rows that an earlier version left:
-- the start that follows seals them (0072).
alter table vendor_credential add constraint vendor_credential_sealed
  check (secret is null) not valid;
