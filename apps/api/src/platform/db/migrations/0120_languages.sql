-- The language of a user's emails. Users from before there was a choice read English.
ALTER TABLE users ADD COLUMN locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'es'));
-- The language in which a report was sent, for emails to a reporter without an account.
ALTER TABLE reports ADD COLUMN locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'es'));
