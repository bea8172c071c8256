-- The role that serving connections have between their scopes. It owns nothing and reads nothing by itself: all it
-- can do is to enter one of the two roles of a transaction.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pliego_serving') THEN
    CREATE ROLE pliego_serving NOLOGIN NOINHERIT;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- another database of the same server has just created it
END $$;
--> statement-breakpoint
DO $$ BEGIN
  GRANT pliego_app, pliego_system TO pliego_serving;
  EXECUTE format('GRANT pliego_serving TO %I', current_user);
EXCEPTION WHEN unique_violation OR invalid_grant_operation THEN
  NULL;
END $$;
--> statement-breakpoint
-- The owner enters them through the serving role, which does not inherit: as a member it would see what they see.
DO $$ BEGIN
  EXECUTE format('REVOKE pliego_app, pliego_system FROM %I', current_user);
END $$;
--> statement-breakpoint
-- The owner of the tables, too, sees and writes rows only while it says that this is upkeep: migrations, backup and
-- restore. A statement that forgot to enter its scope meets no row. Left out are the tables under the views that
-- companies read tenders through: a view reads as its owner, and a policy there would keep a search from its index.
DO $$
DECLARE guarded name;
BEGIN
  FOR guarded IN
    SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity
      AND relname NOT IN ('buyers', 'tenders', 'tender_observations')
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
  END LOOP;
END $$;
