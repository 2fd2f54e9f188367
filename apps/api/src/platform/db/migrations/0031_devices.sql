-- What somebody signed in with, in words such as 'Firefox on Linux': never as the browser names itself, which tells more.
-- Copies of the server from before this go on: their sign-ins have none.
ALTER TABLE token_families ADD COLUMN device text CHECK (length(device) <= 60);
