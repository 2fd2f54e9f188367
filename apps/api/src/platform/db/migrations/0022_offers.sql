-- Offers for a listing whose price can be talked about: each is a message. Whoever changes one has its conversation
-- locked; that no more than one waits for an answer is the index's to see to. Copies of the server from before this
-- go on: to them an offer is a message with words.
CREATE TABLE offers (
  message_id uuid PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  status text NOT NULL DEFAULT 'open'
    CHECK (status IN ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired')),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX offers_open ON offers (conversation_id) WHERE status = 'open';
CREATE INDEX offers_conversation ON offers (conversation_id);

ALTER TABLE messages DROP CONSTRAINT messages_notice_check;
ALTER TABLE messages ADD CONSTRAINT messages_notice_check CHECK (notice IN
  ('reserved', 'sold', 'released', 'gone', 'offer_accepted', 'offer_declined', 'offer_withdrawn'));
