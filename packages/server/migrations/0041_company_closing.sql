ALTER TABLE "companies" ADD COLUMN "closed_at" timestamp with time zone;
--> statement-breakpoint
-- The audit of a company that is erased goes with it: the owner says which one that is, and nobody else may delete.
DROP TRIGGER keep_audit_entry ON audit_entries;
--> statement-breakpoint
CREATE TRIGGER keep_audit_entry BEFORE UPDATE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
--> statement-breakpoint
CREATE TRIGGER keep_audit_entries BEFORE DELETE ON audit_entries
  FOR EACH ROW WHEN (coalesce(current_setting('pliego.erased_company', true), '') <> OLD.company_id::text)
  EXECUTE FUNCTION keep_audit_entry();
