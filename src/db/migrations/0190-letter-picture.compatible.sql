-- Pictures in letters, as JPEG in base64, without metadata. The name has a hash of the content and the size in pixels.
-- `used_at`: when a letter or a draft was last known to show it, in epoch milliseconds.
create table letter_picture (
  name text not null primary key,
  jpeg text not null,
  used_at bigint not null
);
