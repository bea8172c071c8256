CREATE TABLE "company_providers" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"browser_hash" text NOT NULL,
	"sealed_proof" text NOT NULL,
	"attempt_ids" integer[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_company_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "passkey_id" integer;--> statement-breakpoint
ALTER TABLE "company_providers" ADD CONSTRAINT "company_providers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_sign_ins" ADD CONSTRAINT "organization_sign_ins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE company_providers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_providers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE organization_sign_ins ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE organization_sign_ins FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON company_providers TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON organization_sign_ins TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
-- They decide who may enter: of the system alone, as everything of accounts.
GRANT SELECT, INSERT, UPDATE, DELETE ON company_providers, organization_sign_ins TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON company_providers TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON organization_sign_ins TO pliego_system USING (true) WITH CHECK (true);
