-- An export belongs to the sign-in that requested it with the password, and ends with it. Exports from before this have
-- no sign-in: they end now.
ALTER TABLE exports ADD COLUMN family_id uuid;
UPDATE exports SET expires_at = least(expires_at, now());

CREATE FUNCTION exports_end_with_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE exports SET expires_at = least(expires_at, NEW.revoked_at)
    WHERE user_id = NEW.user_id AND family_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER exports_end_with_sign_in AFTER UPDATE OF revoked_at ON token_families
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION exports_end_with_sign_in();
