CREATE TABLE "calendar_feeds" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tender_id" integer,
	"filter" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "company_deadlines" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"internal_days" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_holidays" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"is_worked" boolean NOT NULL,
	CONSTRAINT "company_holidays_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "legal_terms" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_with" text NOT NULL,
	"after_notification" boolean NOT NULL,
	"length" smallint NOT NULL,
	"unit" text NOT NULL,
	"meaning" text NOT NULL,
	"source" text,
	"url" text,
	"is_verified" boolean NOT NULL,
	"in_force_from" date,
	"in_force_to" date
);
--> statement-breakpoint
CREATE TABLE "met_terms" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"code" text NOT NULL,
	"about" text NOT NULL,
	"met_at" timestamp with time zone NOT NULL,
	"met_by" integer NOT NULL,
	CONSTRAINT "met_terms_company_id_tender_id_code_about_pk" PRIMARY KEY("company_id","tender_id","code","about")
);
--> statement-breakpoint
CREATE TABLE "milestone_reminders" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"milestone" text NOT NULL,
	"days_before" smallint NOT NULL,
	CONSTRAINT "milestone_reminders_company_id_tender_id_user_id_milestone_pk" PRIMARY KEY("company_id","tender_id","user_id","milestone")
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"company_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "comment_mentions_company_id_comment_id_user_id_pk" PRIMARY KEY("company_id","comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tender_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"thread_id" integer,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer,
	CONSTRAINT "tender_comments_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "decision_criteria" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"weight" smallint NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file_contents" (
	"company_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_contents_company_id_sha256_pk" PRIMARY KEY("company_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"types" text[] NOT NULL,
	"tasks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tender_decisions" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"verdict" text,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tender_decisions_company_id_tender_id_pk" PRIMARY KEY("company_id","tender_id")
);
--> statement-breakpoint
CREATE TABLE "tender_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"version" smallint NOT NULL,
	"byte_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"uploaded_by" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tender_files_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tender_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"anchor" jsonb,
	"assignee_id" integer,
	"done_at" timestamp with time zone,
	"done_by" integer,
	"template" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tender_tasks_date" CHECK ("tender_tasks"."due_on" is null or "tender_tasks"."anchor" is null)
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"code" text NOT NULL,
	"is_of_source" boolean NOT NULL,
	"amount" numeric(22, 4),
	"currency" text,
	"days" jsonb NOT NULL,
	"rejected_on" date,
	"invoice" text,
	"note" text,
	CONSTRAINT "work_orders_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "follow_up_visits" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"previous_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_up_visits_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "followed_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"observation_id" integer NOT NULL,
	"place" integer NOT NULL,
	"field" text NOT NULL,
	"detail" text,
	"before" jsonb,
	"after" jsonb,
	"severity" text NOT NULL,
	"source" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_changes_once" UNIQUE("company_id","tender_id","observation_id","place")
);
--> statement-breakpoint
CREATE TABLE "tender_collaborators" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "tender_collaborators_company_id_tender_id_user_id_pk" PRIMARY KEY("company_id","tender_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tender_followers" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_following" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "tender_followers_company_id_tender_id_user_id_pk" PRIMARY KEY("company_id","tender_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "watch_states" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"last_observation_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kinds" jsonb NOT NULL,
	"digest_at" text NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"digested_on" date,
	CONSTRAINT "notice_settings_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"severity" text NOT NULL,
	"message" jsonb NOT NULL,
	"because" jsonb NOT NULL,
	"tender_id" integer,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "discard_reasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"stage" text NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "discard_reasons_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "stage" text DEFAULT 'detectada' NOT NULL;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "stage_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "board_rank" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "reason_id" integer;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "stage_note" text;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "submission_number" text;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "submission_file_id" integer;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "priority" text;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "probability" smallint;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "offer_amount" numeric(22, 4);--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "offer_currency" text;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "next_action" text;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "next_action_on" date;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "proposed_stage" text;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tender_work" ADD COLUMN "proposed_outcome" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_deadlines" ADD CONSTRAINT "company_deadlines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_terms" ADD CONSTRAINT "met_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_terms" ADD CONSTRAINT "met_terms_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_reminders" ADD CONSTRAINT "milestone_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_reminders" ADD CONSTRAINT "milestone_reminders_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_reminders" ADD CONSTRAINT "milestone_reminders_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_company_id_comment_id_tender_comments_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."tender_comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_comments" ADD CONSTRAINT "tender_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_comments" ADD CONSTRAINT "tender_comments_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_comments" ADD CONSTRAINT "tender_comments_company_id_thread_id_tender_comments_company_id_id_fk" FOREIGN KEY ("company_id","thread_id") REFERENCES "public"."tender_comments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_criteria" ADD CONSTRAINT "decision_criteria_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_contents" ADD CONSTRAINT "file_contents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_decisions" ADD CONSTRAINT "tender_decisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_decisions" ADD CONSTRAINT "tender_decisions_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_files" ADD CONSTRAINT "tender_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_files" ADD CONSTRAINT "tender_files_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_files" ADD CONSTRAINT "tender_files_company_id_sha256_file_contents_company_id_sha256_fk" FOREIGN KEY ("company_id","sha256") REFERENCES "public"."file_contents"("company_id","sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_tasks" ADD CONSTRAINT "tender_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_tasks" ADD CONSTRAINT "tender_tasks_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_visits" ADD CONSTRAINT "follow_up_visits_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_changes" ADD CONSTRAINT "followed_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_changes" ADD CONSTRAINT "followed_changes_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_changes" ADD CONSTRAINT "followed_changes_observation_id_tender_observations_id_fk" FOREIGN KEY ("observation_id") REFERENCES "public"."tender_observations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_collaborators" ADD CONSTRAINT "tender_collaborators_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_collaborators" ADD CONSTRAINT "tender_collaborators_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_collaborators" ADD CONSTRAINT "tender_collaborators_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_followers" ADD CONSTRAINT "tender_followers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_followers" ADD CONSTRAINT "tender_followers_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_followers" ADD CONSTRAINT "tender_followers_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_states" ADD CONSTRAINT "watch_states_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discard_reasons" ADD CONSTRAINT "discard_reasons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_by_user" ON "calendar_feeds" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "tender_comments_by_tender" ON "tender_comments" USING btree ("company_id","tender_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "decision_criteria_name" ON "decision_criteria" USING btree ("company_id","kind","name_key") WHERE "decision_criteria"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "task_templates_name" ON "task_templates" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "tender_files_version" ON "tender_files" USING btree ("company_id","tender_id","name_key","version");--> statement-breakpoint
CREATE INDEX "tender_tasks_by_tender" ON "tender_tasks" USING btree ("company_id","tender_id","id");--> statement-breakpoint
CREATE INDEX "tender_tasks_open" ON "tender_tasks" USING btree ("company_id","tender_id") WHERE "tender_tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "work_orders_code" ON "work_orders" USING btree ("company_id","tender_id","code");--> statement-breakpoint
CREATE INDEX "followed_changes_by_time" ON "followed_changes" USING btree ("company_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "followed_changes_by_tender" ON "followed_changes" USING btree ("company_id","tender_id","id");--> statement-breakpoint
CREATE INDEX "tender_followers_by_user" ON "tender_followers" USING btree ("company_id","user_id","tender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("company_id","user_id","key");--> statement-breakpoint
CREATE INDEX "notices_by_user" ON "notices" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("company_id","user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_to_mail" ON "notices" USING btree ("company_id","user_id") WHERE "notices"."mail" in ('espera', 'resumen');--> statement-breakpoint
CREATE UNIQUE INDEX "discard_reasons_name" ON "discard_reasons" USING btree ("company_id","stage","name_key");--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_company_id_reason_id_discard_reasons_company_id_id_fk" FOREIGN KEY ("company_id","reason_id") REFERENCES "public"."discard_reasons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "tender_work_by_stage" ON "tender_work" USING btree ("company_id","stage","board_rank");--> statement-breakpoint
CREATE INDEX "tender_work_proposed" ON "tender_work" USING btree ("company_id") WHERE "tender_work"."proposed_stage" is not null;--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_stage" CHECK ("tender_work"."stage" in ('detectada', 'en-analisis', 'en-preparacion', 'presentada', 'ganada', 'perdida', 'sin-ganador', 'descartada', 'retirada'));--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_reason" CHECK (("tender_work"."stage" in ('descartada', 'retirada')) = ("tender_work"."reason_id" is not null));--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_evidence" CHECK ("tender_work"."stage" not in ('presentada', 'ganada', 'perdida', 'retirada')
        or ("tender_work"."submitted_at" is not null
          and ("tender_work"."submission_number" is not null or "tender_work"."submission_file_id" is not null)));--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_outcome" CHECK ("tender_work"."stage" <> 'perdida' or "tender_work"."outcome" is not null);--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_probability" CHECK ("tender_work"."probability" between 0 and 100);
--> statement-breakpoint
DO $$
DECLARE
  guarded name;
  hanging name;
BEGIN
  -- A company's own, seen and written inside that company alone.
  FOREACH guarded IN ARRAY ARRAY['discard_reasons', 'tender_followers', 'tender_collaborators', 'followed_changes',
    'watch_states', 'follow_up_visits', 'tender_comments', 'comment_mentions', 'task_templates', 'tender_tasks',
    'file_contents', 'tender_files', 'decision_criteria', 'tender_decisions', 'work_orders', 'notices',
    'notice_settings', 'company_deadlines', 'company_holidays', 'met_terms', 'milestone_reminders', 'calendar_feeds']::name[]
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO pliego_app', guarded);
    IF guarded <> 'follow_up_visits' THEN
      EXECUTE format(
        'CREATE POLICY own_rows ON %I TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company())',
        guarded);
    END IF;
  END LOOP;
  -- Nothing hangs on a tender that the company cannot see.
  FOREACH hanging IN ARRAY ARRAY['tender_followers', 'tender_collaborators', 'followed_changes', 'tender_comments',
    'tender_tasks', 'tender_files', 'tender_decisions', 'work_orders', 'met_terms', 'milestone_reminders']::name[]
  LOOP
    EXECUTE format(
      'CREATE POLICY visible_tender ON %I AS RESTRICTIVE FOR INSERT TO pliego_app WITH CHECK (EXISTS (SELECT FROM visible_tenders WHERE visible_tenders.id = tender_id))',
      hanging);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY own_visits ON follow_up_visits TO pliego_app
  USING (company_id = current_company() AND user_id = current_person())
  WITH CHECK (company_id = current_company() AND user_id = current_person());
--> statement-breakpoint
GRANT USAGE ON SEQUENCE discard_reasons_id_seq, followed_changes_id_seq, tender_comments_id_seq, task_templates_id_seq,
  tender_tasks_id_seq, tender_files_id_seq, decision_criteria_id_seq, work_orders_id_seq, notices_id_seq,
  calendar_feeds_id_seq TO pliego_app;
--> statement-breakpoint
-- A calendar comes with nothing but its secret; whose it is, the system looks up.
GRANT SELECT ON calendar_feeds TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_finds ON calendar_feeds FOR SELECT TO pliego_system USING (true);
--> statement-breakpoint
-- A mail about a company's work is kept in the transaction that owes it; only the system reads and sends it.
GRANT INSERT ON outbox TO pliego_app;
--> statement-breakpoint
CREATE POLICY company_keeps ON outbox FOR INSERT TO pliego_app WITH CHECK (true);
--> statement-breakpoint
-- Legal terms are public facts.
GRANT SELECT ON legal_terms TO pliego_app, pliego_system;
--> statement-breakpoint
GRANT INSERT, UPDATE ON legal_terms TO pliego_system;
