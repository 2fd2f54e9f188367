-- When a seller first answered whoever asked, not counting what the server writes in their name: how quickly people
-- answer is told on their page. A trigger, so that copies of the server from before this keep it, too.
ALTER TABLE conversations ADD COLUMN answered_at timestamptz;
UPDATE conversations c SET answered_at = (
  SELECT min(m.created_at) FROM messages m
  WHERE m.conversation_id = c.id AND m.from_user_id = c.seller_id AND m.notice IS NULL
);
CREATE INDEX conversations_answered ON conversations (seller_id, answered_at DESC) INCLUDE (created_at)
  WHERE answered_at IS NOT NULL;

CREATE FUNCTION conversation_answered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversations SET answered_at = NEW.created_at
    WHERE id = NEW.conversation_id AND seller_id = NEW.from_user_id
      AND (answered_at IS NULL OR answered_at > NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_answered AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.notice IS NULL) EXECUTE FUNCTION conversation_answered();

-- How many somebody has sold, without reading what they were.
CREATE INDEX listings_of_owner ON listings (user_id, status);

-- Whose picture a stored file is: the sweep asks before it removes one.
CREATE INDEX users_avatar ON users (split_part(avatar_key, '/', 1)) WHERE avatar_key IS NOT NULL;
