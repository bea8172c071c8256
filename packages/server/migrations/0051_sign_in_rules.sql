CREATE TABLE "company_sign_in" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"second_step" boolean NOT NULL,
	"domains" text[] NOT NULL,
	"methods" text[] NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'contrasena' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_sign_in" ADD CONSTRAINT "company_sign_in_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Who has a second step proved it when these were opened.
UPDATE sessions SET second_step = true
  WHERE user_id IN (SELECT user_id FROM two_steps WHERE enabled_at IS NOT NULL);
--> statement-breakpoint
ALTER TABLE company_sign_in ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_sign_in FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON company_sign_in TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
-- The company reads its rules; the system writes them, as everything that decides who may enter.
GRANT SELECT ON company_sign_in TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON company_sign_in TO pliego_app USING (company_id = current_company());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON company_sign_in TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON company_sign_in TO pliego_system USING (true) WITH CHECK (true);
