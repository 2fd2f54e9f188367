-- What moderators took out of sight. Tables of their own, with few rows: lists are read from indexes that know nothing
-- of it. No reference to the listing: the counts of its words have to know of it until the listing is gone.
CREATE TABLE hidden_listings (
  listing_id uuid PRIMARY KEY,
  decision_id uuid NOT NULL,
  reason text NOT NULL,
  words text NOT NULL
);
CREATE TABLE suspensions (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  decision_id uuid NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  -- Null is for good.
  until timestamptz
);
-- What a message said; the message itself is empty meanwhile.
CREATE TABLE removed_messages (
  message_id uuid PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
  decision_id uuid NOT NULL,
  subject text NOT NULL,
  content text NOT NULL
);

-- Whose listings are nobody's to see.
CREATE VIEW unlisted_people AS
  SELECT id FROM users WHERE NOT active UNION ALL SELECT user_id FROM suspensions;

CREATE OR REPLACE VIEW public_listing_counts AS
  SELECT n.category_id, n.status, n.listings - coalesce(theirs.listings, 0) AS listings
  FROM listing_counts n LEFT JOIN (
    SELECT category_id, status, sum(listings)::integer AS listings FROM (
      SELECT c.category_id, c.status, c.listings FROM owner_listing_counts c
        JOIN (SELECT DISTINCT id FROM unlisted_people) p ON p.id = c.user_id
      UNION ALL
      SELECT l.category_id, l.status, 1 FROM hidden_listings h JOIN listings l ON l.id = h.listing_id
        WHERE l.user_id NOT IN (SELECT id FROM unlisted_people)
    ) AS hidden GROUP BY 1, 2
  ) theirs USING (category_id, status);

-- As in 0011, where public is also what is not hidden, of somebody who is not suspended.
CREATE OR REPLACE FUNCTION listings_termed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titles text[];
  steps integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM users WHERE id IN (SELECT user_id FROM added WHERE status = 'active') ORDER BY id FOR SHARE;
    SELECT array_agg(a.title), array_agg(1) INTO titles, steps
      FROM added a WHERE a.status = 'active' AND a.user_id NOT IN (SELECT id FROM unlisted_people);
  ELSIF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM added a JOIN removed r USING (id) WHERE a.title <> r.title OR a.status <> r.status) THEN
      RETURN NULL;
    END IF;
    PERFORM FROM users WHERE id IN (SELECT user_id FROM added) ORDER BY id FOR SHARE;
    SELECT array_agg(changed.title), array_agg(changed.step) INTO titles, steps
      FROM (
        SELECT a.user_id, step.title, step.step FROM added a JOIN removed r USING (id),
          LATERAL (VALUES (a.title, a.status, 1), (r.title, r.status, -1)) AS step (title, status, step)
        WHERE (a.title <> r.title OR a.status <> r.status) AND step.status = 'active'
          AND a.id NOT IN (SELECT listing_id FROM hidden_listings)
      ) AS changed WHERE changed.user_id NOT IN (SELECT id FROM unlisted_people);
  ELSE
    SELECT array_agg(r.title), array_agg(-1) INTO titles, steps
      FROM removed r WHERE r.status = 'active' AND r.user_id IN (SELECT id FROM users)
        AND r.user_id NOT IN (SELECT id FROM unlisted_people)
        AND r.id NOT IN (SELECT listing_id FROM hidden_listings);
    DELETE FROM hidden_listings WHERE listing_id IN (SELECT id FROM removed);
  END IF;
  IF titles IS NOT NULL THEN
    PERFORM count_terms(titles, steps);
  END IF;
  RETURN NULL;
END $$;

-- Takes the words of a person's listings along, or brings them.
CREATE FUNCTION count_terms_of(person uuid, step integer) RETURNS void LANGUAGE sql AS $$
  SELECT count_terms(array_agg(title), array_agg(step)) FROM listings
    WHERE user_id = person AND status = 'active' AND id NOT IN (SELECT listing_id FROM hidden_listings)
    HAVING count(*) > 0;
$$;

CREATE OR REPLACE FUNCTION users_termed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM listings WHERE user_id = OLD.id;
    RETURN OLD;
  END IF;
  IF NOT EXISTS (SELECT FROM suspensions WHERE user_id = NEW.id) THEN
    PERFORM count_terms_of(NEW.id, CASE WHEN NEW.active THEN 1 ELSE -1 END);
  END IF;
  RETURN NULL;
END $$;

-- Whoever publishes waits, or is counted.
CREATE FUNCTION suspensions_termed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := CASE WHEN TG_OP = 'INSERT' THEN NEW.user_id ELSE OLD.user_id END;
BEGIN
  PERFORM FROM users WHERE id = person FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM users WHERE id = person AND active) THEN
    PERFORM count_terms_of(person, CASE WHEN TG_OP = 'INSERT' THEN -1 ELSE 1 END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER suspensions_termed AFTER INSERT OR DELETE ON suspensions
  FOR EACH ROW EXECUTE FUNCTION suspensions_termed();

CREATE FUNCTION hidden_termed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden uuid := CASE WHEN TG_OP = 'INSERT' THEN NEW.listing_id ELSE OLD.listing_id END;
BEGIN
  PERFORM count_terms(array_agg(title), array_agg(CASE WHEN TG_OP = 'INSERT' THEN -1 ELSE 1 END)) FROM listings
    WHERE id = hidden AND status = 'active' AND user_id NOT IN (SELECT id FROM unlisted_people) HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER hidden_termed AFTER INSERT OR DELETE ON hidden_listings
  FOR EACH ROW EXECUTE FUNCTION hidden_termed();

CREATE OR REPLACE FUNCTION recount_search_terms() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_terms;
  INSERT INTO search_terms (words, term, listings)
    SELECT terms.words, terms.term, count(*) FROM listings l, terms_of(l.title) AS terms
    WHERE l.status = 'active' AND l.user_id NOT IN (SELECT id FROM unlisted_people)
      AND l.id NOT IN (SELECT listing_id FROM hidden_listings) GROUP BY 1, 2;
$$;
