-- Whether a person has hidden every message of a conversation: it is then not in their list until a new one comes.
-- Written when messages come and go, so that listing and counting conversations need not look into their messages.
ALTER TABLE conversations
  ADD COLUMN gone_for_seller boolean NOT NULL DEFAULT false,
  ADD COLUMN gone_for_asker boolean NOT NULL DEFAULT false;
UPDATE conversations AS c SET
  gone_for_seller = NOT EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id
    AND NOT CASE WHEN m.from_user_id = c.seller_id THEN m.hidden_from_sender ELSE m.hidden_from_recipient END),
  gone_for_asker = NOT EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id
    AND NOT CASE WHEN m.from_user_id = c.asker_id THEN m.hidden_from_sender ELSE m.hidden_from_recipient END)
WHERE EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND (m.hidden_from_sender OR m.hidden_from_recipient));

-- How many are unread, over all conversations and in one.
DROP INDEX messages_unread;
CREATE INDEX messages_unread ON messages (to_user_id, conversation_id) WHERE read_at IS NULL AND NOT hidden_from_recipient;
