-- What has to happen later: added in the transaction of its cause, gone when it is done.
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- Done again and again: it stays, and is due anew.
  is_recurring boolean NOT NULL DEFAULT false,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- When it may be taken. While somebody is at it: when it may be taken from them, because they gave no sign of life.
  due_at timestamptz NOT NULL,
  -- Stands for the try under way; left behind by a process that ended in the middle of one.
  hold uuid,
  tries integer NOT NULL DEFAULT 0,
  -- Tries of which nobody knows how they ended.
  interruptions integer NOT NULL DEFAULT 0,
  -- What programs call the last failure; never its text, which may quote a person.
  last_error text,
  -- Since when it is given up: kept until somebody has looked at it.
  dead_at timestamptz
);
CREATE INDEX jobs_due ON jobs (due_at) WHERE dead_at IS NULL;
