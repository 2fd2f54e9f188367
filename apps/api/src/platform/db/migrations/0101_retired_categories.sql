-- Categories that are no longer in the tree keep their listings, and take no new ones.
ALTER TABLE categories ADD COLUMN retired boolean NOT NULL DEFAULT false;
