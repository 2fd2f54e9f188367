-- An address is proven by opening a link that was sent to it. A new one waits here until then.
ALTER TABLE users ADD COLUMN pending_email text;

CREATE TABLE email_confirmations (
  -- Hash of the token; the token itself is only in the letter.
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The address it proves.
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_confirmations_user ON email_confirmations (user_id);
CREATE INDEX email_confirmations_expiry ON email_confirmations (expires_at);

-- A rotated refresh token works for a while, however often; see session/store.ts.
ALTER TABLE refresh_tokens DROP COLUMN grace_used_at;

-- Whatever ends a sign-in, the processes that hold its streams hear of it.
CREATE FUNCTION sign_in_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sign_ins_ended', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER sign_in_revoked AFTER UPDATE OF revoked_at ON token_families
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION sign_in_ended();
CREATE TRIGGER sign_in_deleted AFTER DELETE ON token_families
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION sign_in_ended();

-- Whoever is deactivated is out everywhere at once, and stays out when the account is opened again.
CREATE FUNCTION person_deactivated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE token_families SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER person_deactivated AFTER UPDATE OF active ON users
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION person_deactivated();

-- The listings of deactivated people are nobody's to see. There are few of these people: lists leave them out by this
-- index, and the counters less what is theirs are what everybody may see.
CREATE INDEX users_deactivated ON users (id) WHERE NOT active;
-- Counted from the index alone: the rows are wide.
CREATE INDEX listings_owner_counts ON listings (user_id, category_id, status);
CREATE VIEW public_listing_counts AS
  SELECT n.category_id, n.status, n.listings - coalesce(theirs.listings, 0) AS listings
  FROM listing_counts n LEFT JOIN (
    SELECT l.category_id, l.status, count(*)::integer AS listings
    FROM users u JOIN listings l ON l.user_id = u.id WHERE NOT u.active GROUP BY 1, 2
  ) theirs USING (category_id, status);
