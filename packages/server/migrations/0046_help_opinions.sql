CREATE TABLE "help_opinions" (
	"user_id" integer NOT NULL,
	"article" text NOT NULL,
	"was_useful" boolean NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_opinions_user_id_article_pk" PRIMARY KEY("user_id","article")
);
--> statement-breakpoint
ALTER TABLE "help_opinions" ADD CONSTRAINT "help_opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Opinions are of one person, in whatever company; the operator reads what was said, and not by whom.
ALTER TABLE help_opinions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE help_opinions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON help_opinions TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON help_opinions TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_opinions ON help_opinions TO pliego_app
  USING (user_id = current_person()) WITH CHECK (user_id = current_person());
--> statement-breakpoint
GRANT SELECT (article, was_useful, comment, at) ON help_opinions TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_reads ON help_opinions FOR SELECT TO pliego_system USING (true);
