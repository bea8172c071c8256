CREATE TABLE "home_widgets" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"widgets" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "home_widgets_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "home_widgets" ADD CONSTRAINT "home_widgets_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE home_widgets ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE home_widgets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON home_widgets TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
-- What a person has on their home page is theirs alone.
CREATE POLICY own_widgets ON home_widgets TO pliego_app
  USING (company_id = current_company() AND user_id = current_person())
  WITH CHECK (company_id = current_company() AND user_id = current_person());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON home_widgets TO pliego_app;
