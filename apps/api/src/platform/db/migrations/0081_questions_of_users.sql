-- Who sent a question, where they were signed in. An email address that was typed proves nothing.
ALTER TABLE support_messages ADD COLUMN sender_id uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX support_messages_sender ON support_messages (sender_id) WHERE sender_id IS NOT NULL;
CREATE INDEX reports_reporter ON reports (reporter_id) WHERE reporter_id IS NOT NULL;
