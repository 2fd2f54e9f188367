-- The whole house. Ids are UUIDv7 made by the application; times are UTC; money is integer cents.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Lower case without accents: what search and case-insensitive sorting compare. `unaccent` alone is not
-- immutable because its dictionary could change; naming the dictionary makes the promise an index needs.
CREATE FUNCTION fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- A place name as it is compared, so that 'St. Louis', 'ST LOUIS' and 'Saint Louis' are one: see geo/fold.ts, which
-- does the same to what a person types.
CREATE FUNCTION fold_place(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    trim(regexp_replace(regexp_replace(public.fold(value), '[''’.]', '', 'g'), '[^a-z0-9]+', ' ', 'g')),
    '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g'), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g')
$$;

-- People -----------------------------------------------------------------------------------------------------

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  -- An inactive person may read, but not write.
  active boolean NOT NULL DEFAULT true,
  -- Key of a picture in the files port.
  avatar_key text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

-- One sign-in on one device: its refresh tokens replace each other, and are revoked together.
CREATE TABLE token_families (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX token_families_user ON token_families (user_id) WHERE revoked_at IS NULL;

CREATE TABLE refresh_tokens (
  -- Hash of the token; the token itself is never stored.
  token_hash text PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES token_families ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Set when a newer token took over; the token works once more shortly after that.
  rotated_at timestamptz,
  grace_used_at timestamptz
);
CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id);
CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at);

CREATE TABLE password_reset_tokens (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_reset_tokens_user ON password_reset_tokens (user_id);

-- Where and what ---------------------------------------------------------------------------------------------

CREATE TABLE categories (
  id uuid PRIMARY KEY,
  -- Null for a main group.
  parent_id uuid REFERENCES categories,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  -- Only main groups have one; their children show it too.
  icon text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CREATE INDEX categories_parent ON categories (parent_id, position);

-- Every place ever suggested, so that a listing's location text can be resolved to the place it was chosen from.
CREATE TABLE places (
  formatted text PRIMARY KEY,
  place_id text NOT NULL,
  street text NOT NULL DEFAULT '',
  city text NOT NULL,
  -- Two-letter code.
  state text NOT NULL,
  postal_code text NOT NULL DEFAULT '',
  country text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL
);

-- Listings ---------------------------------------------------------------------------------------------------

CREATE TABLE listings (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  category_id uuid NOT NULL REFERENCES categories,
  title text NOT NULL,
  description text NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  price_type text NOT NULL CHECK (price_type IN ('fixed', 'negotiable', 'free')),
  -- The chosen place: its `formatted` text, and the whole place as the wire knows it.
  location text NOT NULL,
  place jsonb NOT NULL,
  contact_email text NOT NULL,
  contact_phone text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'sold', 'expired')),
  featured boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  bumped_at timestamptz,

  -- What lists are found and sorted by; kept by the database itself.
  listed_at timestamptz GENERATED ALWAYS AS (coalesce(bumped_at, created_at)) STORED,
  title_key text GENERATED ALWAYS AS (fold(title)) STORED,
  city_key text GENERATED ALWAYS AS (fold_place(place ->> 'city')) STORED,
  city_words tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, fold_place(place ->> 'city'))) STORED,
  state text GENERATED ALWAYS AS (place ->> 'state') STORED,
  postal_code text GENERATED ALWAYS AS (place ->> 'postal_code') STORED,
  search tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english'::regconfig, fold(title)), 'A')
    || setweight(to_tsvector('english'::regconfig, fold(description)), 'C')
    || setweight(to_tsvector('english'::regconfig, fold(location)), 'D')
  ) STORED
);

-- Browsing is almost always among active listings, newest first.
CREATE INDEX listings_newest ON listings (listed_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX listings_category_newest ON listings (category_id, listed_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX listings_price ON listings (price_cents, id) WHERE status = 'active';
CREATE INDEX listings_title ON listings (title_key COLLATE "C", id) WHERE status = 'active';
CREATE INDEX listings_state ON listings (state, listed_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX listings_city ON listings USING gin (city_words) WHERE status = 'active';
CREATE INDEX listings_postal_code ON listings (postal_code) WHERE status = 'active';
CREATE INDEX listings_search ON listings USING gin (search, category_id) WHERE status = 'active';
CREATE INDEX listings_owner ON listings (user_id, listed_at DESC, id DESC);
CREATE INDEX listings_category ON listings (category_id);

CREATE TABLE listing_images (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  -- From 0; the first is the primary one.
  position integer NOT NULL,
  alt text NOT NULL,
  -- The same picture in several widths, narrowest first: [{"key", "width", "height"}], keys of the files port.
  renditions jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX listing_images_listing ON listing_images (listing_id, position, id);

-- Views have their own table, so that counting one does not rewrite the listing and its search vector.
CREATE TABLE listing_view_counts (
  listing_id uuid PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  views integer NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

-- Who was counted when: one view per visitor and listing in 24 hours. Visitors are stored as keyed hashes.
CREATE TABLE listing_views (
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  visitor text NOT NULL,
  viewed_at timestamptz NOT NULL,
  PRIMARY KEY (listing_id, visitor)
);
CREATE INDEX listing_views_age ON listing_views (viewed_at);

CREATE TABLE favorites (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX favorites_newest ON favorites (user_id, created_at DESC, listing_id);
CREATE INDEX favorites_listing ON favorites (listing_id);

-- How many listings each category has in each status, kept by triggers: counting live takes long at a million.
CREATE TABLE listing_counts (
  category_id uuid NOT NULL REFERENCES categories,
  status text NOT NULL,
  listings integer NOT NULL,
  PRIMARY KEY (category_id, status)
) WITH (fillfactor = 50);

-- Every word that listings have used: what a misspelled search word is compared with.
-- The index is over their trigrams as an array, not gin_trgm_ops: searching that one never ends on the embedded database.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  trigrams text[] GENERATED ALWAYS AS (show_trgm(word)) STORED
);
CREATE INDEX search_words_similar ON search_words USING gin (trigrams);

-- Both tables are written in sorted order, so that writers running side by side cannot lock each other out.
CREATE FUNCTION listings_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_counts AS c (category_id, status, listings)
    SELECT category_id, status, count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  INSERT INTO search_words (word)
    SELECT DISTINCT word FROM added, regexp_split_to_table(fold(title || ' ' || description), '[^a-z0-9]+') AS word
    WHERE length(word) BETWEEN 3 AND 30 ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION listings_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_counts AS c (category_id, status, listings)
    SELECT category_id, status, -count(*) FROM removed GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  RETURN NULL;
END $$;

CREATE FUNCTION listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_counts AS c (category_id, status, listings)
    SELECT category_id, status, sum(step) FROM (
      SELECT category_id, status, 1 AS step FROM added
      UNION ALL
      SELECT category_id, status, -1 FROM removed
    ) AS steps GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
    ON CONFLICT (category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  INSERT INTO search_words (word)
    SELECT DISTINCT word
    FROM added JOIN removed USING (id),
      regexp_split_to_table(fold(added.title || ' ' || added.description), '[^a-z0-9]+') AS word
    WHERE (added.title <> removed.title OR added.description <> removed.description)
      AND length(word) BETWEEN 3 AND 30
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_added AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_added();
CREATE TRIGGER listings_removed AFTER DELETE ON listings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listings_removed();
CREATE TRIGGER listings_changed AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_changed();

-- Conversations ----------------------------------------------------------------------------------------------

-- A thread about one listing between the one who asked and the seller. It outlives the listing and the people:
-- there are no foreign keys to them on purpose, and the title is kept as it last was.
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL,
  seller_id uuid NOT NULL,
  asker_id uuid NOT NULL,
  listing_title text NOT NULL,
  created_at timestamptz NOT NULL,
  last_message_at timestamptz NOT NULL,
  UNIQUE (listing_id, asker_id),
  CHECK (seller_id <> asker_id)
);
CREATE INDEX conversations_seller ON conversations (seller_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_asker ON conversations (asker_id, last_message_at DESC, id DESC);

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  from_user_id uuid NOT NULL,
  to_user_id uuid NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  read_at timestamptz,
  -- Deleting a message hides it for the one who deleted it.
  hidden_from_sender boolean NOT NULL DEFAULT false,
  hidden_from_recipient boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX messages_thread ON messages (conversation_id, created_at DESC, id DESC);
CREATE INDEX messages_unread ON messages (to_user_id) WHERE read_at IS NULL AND NOT hidden_from_recipient;

-- Support ----------------------------------------------------------------------------------------------------

CREATE TABLE support_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  category text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE reports (
  id uuid PRIMARY KEY,
  reporter_name text NOT NULL,
  reporter_email text NOT NULL,
  report_type text NOT NULL,
  urgency text NOT NULL,
  user_reported text,
  listing_url text,
  subject text NOT NULL,
  description text NOT NULL,
  evidence text,
  contact_preference text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Machinery --------------------------------------------------------------------------------------------------

-- Answers already given to a request that carried an Idempotency-Key. While `status` is null the first request
-- is still being worked on.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  -- Hash of the method, path and body: the same key with other content is a mistake of the caller.
  request_hash text NOT NULL,
  status integer,
  body jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- Shared by every copy of the server; losing it in a crash only forgets recent attempts.
CREATE UNLOGGED TABLE rate_limits (
  bucket text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  hits integer NOT NULL
);
CREATE INDEX rate_limits_age ON rate_limits (window_start);

-- Secrets that copies of the server on one database have in common.
CREATE TABLE server_secrets (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
