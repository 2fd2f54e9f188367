-- Photos that were sent before the listing they are for was saved. Saving takes them from here; what nobody names within
-- a day is removed.
CREATE TABLE waiting_images (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As in listing_images.
  renditions jsonb NOT NULL,
  placeholder text,
  created_at timestamptz NOT NULL
);
CREATE INDEX waiting_images_user ON waiting_images (user_id, created_at DESC, id DESC);
