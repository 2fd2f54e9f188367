-- The name of the urgency instead of its place in a list.
DROP INDEX cases_queue;
ALTER TABLE cases ALTER COLUMN urgency TYPE text
  USING (ARRAY['low', 'medium', 'high', 'critical'])[urgency + 1];
CREATE INDEX cases_queue ON cases (opened_at, id) WHERE state = 'open';
