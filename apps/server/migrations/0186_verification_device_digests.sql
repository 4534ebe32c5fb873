-- The server digests a browser's mark (cookie `pdv`) before anything else sees it. These two
-- tables held the mark itself.
-- While the last release runs, a code or a ticket that it gave must be asked for again.
update verification_code set device =
  translate(encode(sha256(convert_to(device, 'UTF8')), 'base64'), '+/=', '-_');
update factor_ticket set device =
  translate(encode(sha256(convert_to(device, 'UTF8')), 'base64'), '+/=', '-_') where device <> '';
