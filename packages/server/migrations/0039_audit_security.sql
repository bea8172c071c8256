ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_entries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_heads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_heads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
DECLARE guarded name;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['audit_entries', 'audit_heads']::name[] LOOP
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
-- A company adds entries to its own chain and reads them. Nobody has the right to delete one.
GRANT SELECT, INSERT ON audit_entries TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON audit_heads TO pliego_app, pliego_system;
--> statement-breakpoint
CREATE POLICY own_rows ON audit_entries TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON audit_heads TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
-- Sign-ins are before any company. The system adds their entries, and erases what is personal in one; it reads none.
GRANT INSERT, SELECT (company_id, seq, actor_id, subject_kind, subject_id, subject_name) ON audit_entries TO pliego_system;
--> statement-breakpoint
GRANT UPDATE (actor_name, address, browser, actor_salt, subject_name, subject_salt, search_text)
  ON audit_entries TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON audit_entries TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON audit_heads TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Whoever it is, the owner too: an entry is never deleted, and all that is changed in it is that personal values go.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'entries of the audit are not deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.company_id, NEW.seq, NEW.at, NEW.action, NEW.actor_id, NEW.actor_digest, NEW.subject_kind, NEW.subject_id,
      NEW.subject_digest, NEW.details, NEW.previous, NEW.hash)
    IS DISTINCT FROM (OLD.company_id, OLD.seq, OLD.at, OLD.action, OLD.actor_id, OLD.actor_digest, OLD.subject_kind,
      OLD.subject_id, OLD.subject_digest, OLD.details, OLD.previous, OLD.hash)
    OR coalesce(NEW.actor_name, NEW.address, NEW.browser, NEW.actor_salt) IS NOT NULL
      AND (NEW.actor_name, NEW.address, NEW.browser, NEW.actor_salt)
        IS DISTINCT FROM (OLD.actor_name, OLD.address, OLD.browser, OLD.actor_salt)
    OR coalesce(NEW.subject_name, NEW.subject_salt) IS NOT NULL
      AND (NEW.subject_name, NEW.subject_salt) IS DISTINCT FROM (OLD.subject_name, OLD.subject_salt)
    OR NEW.search_text IS NOT NULL AND NEW.search_text IS DISTINCT FROM OLD.search_text
  THEN
    RAISE EXCEPTION 'entries of the audit are not changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_audit_entry BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
--> statement-breakpoint
-- The chains of companies that were there before begin empty.
INSERT INTO audit_heads (company_id, seq, hash) SELECT id, 0, '' FROM companies;
