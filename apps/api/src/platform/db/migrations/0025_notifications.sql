-- Of what each person was told by letter, and what waits to be told in their daily one. Copies of the server from
-- before this go on: they tell nobody of any of it.
CREATE TABLE notifications (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  -- The conversation or the listing it is about. No reference on purpose: what is gone is told to nobody.
  subject_id uuid NOT NULL,
  -- What of it, where one can be told of twice: the status of a listing.
  what text NOT NULL DEFAULT '',
  told_at timestamptz,
  -- The job that wrote the letter: in a second try it is still its own.
  told_by uuid,
  -- Since when it waits for the daily letter.
  waits_since timestamptz,
  PRIMARY KEY (user_id, kind, subject_id, what)
);
CREATE INDEX notifications_waiting ON notifications (waits_since) WHERE waits_since IS NOT NULL;
CREATE INDEX notifications_told_by ON notifications (told_by) WHERE told_by IS NOT NULL;
