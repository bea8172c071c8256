CREATE TABLE "api_key_uses" (
	"key_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" integer,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "api_key_uses" ADD CONSTRAINT "api_key_uses_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_company" ON "api_keys" USING btree ("company_id","id");
--> statement-breakpoint
DO $$
DECLARE
  guarded name;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['api_keys', 'api_key_uses']::name[]
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company())',
      guarded);
  END LOOP;
END $$;
--> statement-breakpoint
-- A company sees its own keys, and never the hash of one; the system makes, finds and revokes them, as it does sessions.
GRANT SELECT (id, company_id, user_id, name, prefix, scopes, created_at, expires_at, revoked_at, revoked_by)
  ON api_keys TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON api_keys TO pliego_system;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE api_keys_id_seq TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON api_keys TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Counted inside the company: a call with a key is no change of accounts.
GRANT SELECT, INSERT, UPDATE ON api_key_uses TO pliego_app;
