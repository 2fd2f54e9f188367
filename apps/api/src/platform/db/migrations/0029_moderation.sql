-- People named in the desk; those whom the settings name are not here.
CREATE TABLE moderators (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  named_at timestamptz NOT NULL,
  named_by uuid NOT NULL
);

-- What moderators decide on. Nothing here refers to what it is about: a case stays when that is deleted.
CREATE TABLE cases (
  id uuid PRIMARY KEY,
  subject text NOT NULL CHECK (subject IN ('listing', 'message', 'person', 'question', 'other')),
  -- Of the listing, message or person; null where nothing can be opened.
  subject_id uuid,
  -- Whose it is, or who was reported.
  person_id uuid,
  title text NOT NULL,
  -- The place in the list of urgencies, 0 for the lowest.
  urgency smallint NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided')),
  -- One more with each change.
  version integer NOT NULL DEFAULT 1,
  opened_at timestamptz NOT NULL,
  decided_at timestamptz,
  taken_by uuid,
  is_new_since_edit boolean NOT NULL DEFAULT false,
  snapshot jsonb NOT NULL,
  -- Of the pictures in it: their files stay as long as it does.
  images uuid[] NOT NULL DEFAULT '{}'
);
CREATE INDEX cases_images ON cases USING gin (images);
-- What is reported again joins what is open about it.
CREATE UNIQUE INDEX cases_open_subject ON cases (subject, subject_id) WHERE state = 'open';
CREATE INDEX cases_queue ON cases (urgency DESC, opened_at, id) WHERE state = 'open';
CREATE INDEX cases_decided ON cases (decided_at DESC, id DESC) WHERE state = 'decided';
CREATE INDEX cases_person ON cases (person_id);

ALTER TABLE reports
  ADD COLUMN case_id uuid,
  ADD COLUMN listing_id uuid,
  ADD COLUMN message_id uuid,
  -- Who was reported, and who reported it where they were signed in.
  ADD COLUMN user_id uuid,
  ADD COLUMN reporter_id uuid;
CREATE INDEX reports_case ON reports (case_id);
ALTER TABLE support_messages ADD COLUMN case_id uuid;
CREATE INDEX support_messages_case ON support_messages (case_id);

-- What was noticed automatically.
CREATE TABLE case_signals (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases,
  kind text NOT NULL,
  details text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX case_signals_case ON case_signals (case_id, created_at);

CREATE TABLE decisions (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases,
  kind text NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  days integer,
  by_id uuid NOT NULL,
  made_at timestamptz NOT NULL,
  undone_at timestamptz,
  undone_by uuid,
  -- What stood in the place of what it did: put back when it is undone.
  before jsonb
);
CREATE INDEX decisions_case ON decisions (case_id, made_at);

-- Who did what at the desk. It only grows.
CREATE TABLE moderation_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null for the server itself.
  by_id uuid,
  action text NOT NULL,
  about_kind text,
  about_id uuid,
  case_id uuid,
  reason text,
  words text
);
CREATE INDEX moderation_log_newest ON moderation_log (at DESC, id DESC);
CREATE INDEX moderation_log_case ON moderation_log (case_id, by_id, action, at DESC);

CREATE FUNCTION log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The moderation log only grows.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER moderation_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION log_only_grows();
