-- Connectors and all that hangs on them: inside their company, and of the system role, which runs them.
ALTER TABLE connectors ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE connector_runs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE connector_backfills ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE connector_queue ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE source_notices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Whose ticket has asked how much is nobody's affair: companies may share a ticket without knowing of each other.
ALTER TABLE source_lanes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Every column but the sealed ticket, which a company may replace and never read back.
GRANT SELECT (id, company_id, kind, name, url, every_minutes, is_active, ticket_tail, lane, cursor, run_id,
  active_since, last_success_at, last_failure_at, last_failure, failures, next_run_at, held_until, holder,
  created_by, created_at) ON connectors TO pliego_app;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON connectors TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON connector_backfills TO pliego_app;
--> statement-breakpoint
GRANT SELECT ON connector_runs, connector_queue, source_notices TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON connectors, connector_runs, connector_backfills, connector_queue,
  source_notices, source_lanes TO pliego_system;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE connectors_id_seq, connector_backfills_id_seq TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE source_notices_id_seq TO pliego_system;
--> statement-breakpoint
CREATE POLICY own_rows ON connectors TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON connector_runs TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON connector_backfills TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON connector_queue TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON source_notices TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY system_all ON connectors TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON connector_runs TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON connector_backfills TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON connector_queue TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON source_notices TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON source_lanes TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- When a tender was last seen in a list: a public fact, like the tender.
GRANT SELECT ON tender_sightings TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON tender_sightings TO pliego_system;
