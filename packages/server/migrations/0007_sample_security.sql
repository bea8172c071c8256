-- Sample data that the server keeps: only inside the company that changes it.
ALTER TABLE sample_collections ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sample_rows ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- UPDATE on the first is for holding its row while a collection changes.
GRANT SELECT, INSERT, UPDATE, DELETE ON sample_collections, sample_rows TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON sample_collections TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY own_rows ON sample_rows TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
