-- Two roles that own nothing. Every transaction of the application runs as one of them:
-- pliego_app inside one company, pliego_system for what is before or beside companies
-- (sign-in, sessions, importing public facts). Neither can log in.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pliego_app') THEN
    CREATE ROLE pliego_app NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pliego_system') THEN
    CREATE ROLE pliego_system NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- another database of the same server has just created them
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT pliego_app, pliego_system TO %I', current_user);
EXCEPTION WHEN unique_violation OR invalid_grant_operation THEN
  NULL;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO pliego_app, pliego_system;
--> statement-breakpoint
-- The company of the running transaction; null outside one, which matches no row.
CREATE FUNCTION current_company() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('pliego.company', true), '')::integer;
--> statement-breakpoint
-- Public facts: read by every company, written only by imports.
GRANT SELECT ON buyers, tenders, tender_observations TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON buyers, tenders, tender_observations TO pliego_system;
--> statement-breakpoint
-- Who is who. Inside a company only its own people are seen, and never a password's hash.
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON companies, memberships TO pliego_app;
--> statement-breakpoint
GRANT SELECT (id, full_name, username, email, avatar, status) ON users TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON companies, users, memberships, sessions TO pliego_system;
--> statement-breakpoint
CREATE POLICY own_company ON companies TO pliego_app USING (id = current_company());
--> statement-breakpoint
CREATE POLICY own_members ON memberships TO pliego_app USING (company_id = current_company());
--> statement-breakpoint
CREATE POLICY colleagues ON users TO pliego_app
  USING (id IN (SELECT user_id FROM memberships WHERE company_id = current_company()));
--> statement-breakpoint
CREATE POLICY system_all ON companies TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON users TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON memberships TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON sessions TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company's work: only inside that company, and the system role has no part in it.
ALTER TABLE tags ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tender_work ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tender_tags ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON tags, tender_work, tender_tags TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON events TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON tags TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON tender_work TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON tender_tags TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON events TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
-- Imports: a company sees its own and those of the command line, which belong to none.
ALTER TABLE import_runs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE import_rejections ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON import_runs TO pliego_app;
--> statement-breakpoint
GRANT SELECT ON import_rejections TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON import_runs, import_rejections TO pliego_system;
--> statement-breakpoint
CREATE POLICY own_or_shared ON import_runs FOR SELECT TO pliego_app
  USING (company_id IS NULL OR company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_new ON import_runs FOR INSERT TO pliego_app
  WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY visible_run ON import_rejections FOR SELECT TO pliego_app
  USING (run_id IN (SELECT id FROM import_runs));
--> statement-breakpoint
CREATE POLICY system_all ON import_runs TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON import_rejections TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO pliego_app, pliego_system;
--> statement-breakpoint
-- The demonstration's companies have fixed numbers; the next one goes on from there.
GRANT UPDATE ON SEQUENCE companies_id_seq TO pliego_system;
