-- A support form sent twice with one Idempotency-Key is kept once. There is no account behind it, so the key
-- itself, which only the sender knows, tells who asks.
ALTER TABLE support_messages ADD COLUMN idempotency_key text UNIQUE, ADD COLUMN request_hash text;
ALTER TABLE reports ADD COLUMN idempotency_key text UNIQUE, ADD COLUMN request_hash text;
