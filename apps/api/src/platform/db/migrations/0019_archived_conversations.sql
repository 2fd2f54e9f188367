-- Whether a person has put a conversation away: it is then in their archive until a new message comes. Copies of the
-- server from before this go on: they know of no archive, and write none of it.
ALTER TABLE conversations
  ADD COLUMN archived_for_seller boolean NOT NULL DEFAULT false,
  ADD COLUMN archived_for_asker boolean NOT NULL DEFAULT false;
