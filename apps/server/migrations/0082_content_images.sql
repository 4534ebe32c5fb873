-- Pictures of content, named by the hash of their bytes. In the database, so that a backup has them
-- and every node serves them.
create table content_image (
  hash text primary key check (hash ~ '^[0-9a-f]{40}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- Our own drawing, made into files when one is first asked for; null for an upload.
  drawing text,
  added_at timestamptz not null
);

create table content_image_file (
  hash text not null references content_image,
  width int not null,
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  bytes bytea not null,
  primary key (hash, width, format)
);
-- Compressed already.
alter table content_image_file alter column bytes set storage external;
