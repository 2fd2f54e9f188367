-- Who wants to have nothing to do with whom. What is between the two stays, and neither of them sees it.
CREATE TABLE blocks (
  blocker_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);
-- The other direction.
CREATE INDEX blocks_blocked ON blocks (blocked_id, blocker_id);
