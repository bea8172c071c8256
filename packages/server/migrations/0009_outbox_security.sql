-- Mails that have not left, and the mark of the key: before and beside companies.
ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE key_checks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox TO pliego_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON key_checks TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON outbox TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON key_checks TO pliego_system USING (true) WITH CHECK (true);
