-- How often somebody is told of what by letter. A kind without a row is told as by default. Copies of the server from
-- before this go on: they know of no settings, and the one letter of theirs that obeys one now goes out as ever.
CREATE TABLE notification_settings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- What kinds there are is the server's to say.
  kind text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('at_once', 'daily', 'off')),
  PRIMARY KEY (user_id, kind)
);
