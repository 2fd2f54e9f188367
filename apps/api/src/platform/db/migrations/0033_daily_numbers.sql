-- What happened each day (UTC), for the desk: counted once when the day is over, so that what is deleted later stays in
-- it, and so that ninety days are ninety rows.
CREATE TABLE daily_numbers (
  day date PRIMARY KEY,
  listings integer NOT NULL,
  people integer NOT NULL,
  messages integer NOT NULL,
  sold integer NOT NULL,
  reports integer NOT NULL,
  -- Half of the cases decided that day were decided within so many; NULL where none was.
  hours_to_decision double precision
);

-- Since when a listing is sold. A trigger, so that copies of the server from before this keep it, too. Of what is sold
-- already it is only known that nothing has changed since.
ALTER TABLE listings ADD COLUMN sold_at timestamptz;
UPDATE listings SET sold_at = updated_at WHERE status = 'sold';
CREATE FUNCTION listing_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sold_at := CASE WHEN NEW.status = 'sold' THEN NEW.updated_at END;
  RETURN NEW;
END $$;
CREATE TRIGGER listing_sold BEFORE UPDATE OF status ON listings
  FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION listing_sold();
CREATE TRIGGER listing_sold_at_once BEFORE INSERT ON listings
  FOR EACH ROW WHEN (NEW.status = 'sold') EXECUTE FUNCTION listing_sold();

-- The day that is not over is counted from these.
CREATE INDEX listings_created ON listings (created_at);
CREATE INDEX listings_sold ON listings (sold_at) WHERE sold_at IS NOT NULL;
CREATE INDEX users_created ON users (created_at);
CREATE INDEX messages_created ON messages (created_at) WHERE notice IS NULL;
CREATE INDEX reports_created ON reports (created_at);
