-- The person behind the running transaction; null outside a company, which matches no row.
CREATE FUNCTION current_person() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('pliego.user', true), '')::integer;
--> statement-breakpoint
-- Bookmarks are of one person, in whatever company: colleagues and the system role have no part in them.
ALTER TABLE bookmarks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON bookmarks TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE bookmarks_id_seq TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_bookmarks ON bookmarks TO pliego_app
  USING (user_id = current_person()) WITH CHECK (user_id = current_person());
