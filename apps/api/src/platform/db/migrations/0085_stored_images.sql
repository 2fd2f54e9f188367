-- Every image that this database stored files for, written before the files are. Sweeps remove files only through these
-- rows: a store that holds the files of another database keeps them.
CREATE TABLE stored_images (
  id uuid PRIMARY KEY,
  keys text[] NOT NULL,
  stored_at timestamptz NOT NULL,
  -- When a sweep first found no record that uses the image, and how many sweeps in a row found none.
  unused_since timestamptz,
  unused_sweeps integer NOT NULL DEFAULT 0
);
CREATE INDEX stored_images_unused ON stored_images (unused_since) WHERE unused_since IS NOT NULL;

INSERT INTO stored_images (id, keys, stored_at)
SELECT id, (SELECT array_agg(r ->> 'key') FROM jsonb_array_elements(renditions) AS r), created_at
FROM (SELECT id, renditions, created_at FROM listing_images UNION ALL SELECT id, renditions, created_at FROM waiting_images) AS images
WHERE renditions -> 0 ->> 'key' NOT LIKE 'seed/%'
UNION ALL
SELECT split_part(avatar_key, '/', 1)::uuid, ARRAY[avatar_key], updated_at FROM users
WHERE avatar_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
ON CONFLICT DO NOTHING;
