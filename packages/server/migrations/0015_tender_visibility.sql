-- Facts without a company are public. With one they came from a spreadsheet of that company, and inside another
-- company nothing shows that they exist: the tables themselves cannot be read there, only these views.
REVOKE SELECT ON buyers, tenders, tender_observations, tender_sightings FROM pliego_app;
--> statement-breakpoint
GRANT SELECT ON visible_buyers, visible_tenders, visible_tender_observations, visible_tender_sightings
  TO pliego_app;
--> statement-breakpoint
-- What a source said in public is never taken away again; what a company imported for itself can be.
ALTER TABLE buyers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tenders ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tender_observations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tender_sightings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_reads ON buyers FOR SELECT TO pliego_system USING (true);
--> statement-breakpoint
CREATE POLICY system_adds ON buyers FOR INSERT TO pliego_system WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_refreshes ON buyers FOR UPDATE TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_takes_private ON buyers FOR DELETE TO pliego_system USING (company_id IS NOT NULL);
--> statement-breakpoint
CREATE POLICY system_reads ON tenders FOR SELECT TO pliego_system USING (true);
--> statement-breakpoint
CREATE POLICY system_adds ON tenders FOR INSERT TO pliego_system WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_refreshes ON tenders FOR UPDATE TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_takes_private ON tenders FOR DELETE TO pliego_system USING (company_id IS NOT NULL);
--> statement-breakpoint
CREATE POLICY system_reads ON tender_observations FOR SELECT TO pliego_system USING (true);
--> statement-breakpoint
CREATE POLICY system_adds ON tender_observations FOR INSERT TO pliego_system WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_refreshes ON tender_observations FOR UPDATE TO pliego_system
  USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_takes_private ON tender_observations FOR DELETE TO pliego_system
  USING (EXISTS (SELECT FROM tenders WHERE tenders.id = tender_id AND tenders.company_id IS NOT NULL));
--> statement-breakpoint
CREATE POLICY system_all ON tender_sightings TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT DELETE ON buyers, tenders, tender_observations, tender_sightings TO pliego_system;
--> statement-breakpoint
-- Nobody works on what they do not see.
CREATE POLICY visible_tender ON tender_work AS RESTRICTIVE FOR INSERT TO pliego_app
  WITH CHECK (EXISTS (SELECT FROM visible_tenders WHERE visible_tenders.id = tender_id));
--> statement-breakpoint
CREATE POLICY visible_tender ON events AS RESTRICTIVE FOR INSERT TO pliego_app
  WITH CHECK (EXISTS (SELECT FROM visible_tenders WHERE visible_tenders.id = tender_id));
--> statement-breakpoint
GRANT SELECT ON source_readings, reference_codes TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON source_readings, reference_codes TO pliego_system;
--> statement-breakpoint
-- Tables to be imported, and how a company reads them: only inside that company.
ALTER TABLE spreadsheet_uploads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE spreadsheet_mappings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON spreadsheet_uploads TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON spreadsheet_mappings TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE spreadsheet_uploads_id_seq, spreadsheet_mappings_id_seq TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON spreadsheet_uploads TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON spreadsheet_mappings TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
-- Uploads that nobody imported are thrown away by the hourly upkeep.
GRANT SELECT, DELETE ON spreadsheet_uploads TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_sweeps ON spreadsheet_uploads TO pliego_system USING (true);
--> statement-breakpoint
-- What is here already: its marks, when it was last read, and when each source was.
UPDATE tenders SET mark = 'copia'
  WHERE source = 'mercado-publico' AND code ~ '-R[123][0-9]{2}$';
--> statement-breakpoint
INSERT INTO tender_sightings (id, seen_at)
  SELECT tender_id, max(read_at) FROM tender_observations GROUP BY tender_id
  ON CONFLICT (id) DO UPDATE SET seen_at = greatest(tender_sightings.seen_at, excluded.seen_at);
--> statement-breakpoint
INSERT INTO source_readings (source, read_at)
  SELECT t.source, max(o.read_at) FROM tenders t JOIN tender_observations o ON o.tender_id = t.id
  GROUP BY t.source;
