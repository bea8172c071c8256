CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"time_zone" text DEFAULT 'America/Santiago' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_tax_id_unique" UNIQUE("tax_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "memberships_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"avatar" text,
	"status" text DEFAULT 'active' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rejections" (
	"id" serial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"excerpt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer,
	"user_id" integer,
	"file_name" text NOT NULL,
	"format" text,
	"state" text NOT NULL,
	"bytes" bigint NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"repaired" integer DEFAULT 0 NOT NULL,
	"error" text,
	"started_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "buyers" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"tax_id" text,
	"complaints" integer,
	"observed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tender_observations" (
	"id" serial PRIMARY KEY NOT NULL,
	"tender_id" integer NOT NULL,
	"format" text NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"payload" json NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"run_id" integer
);
--> statement-breakpoint
CREATE TABLE "tenders" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"ocid" text,
	"title" text NOT NULL,
	"title_key" text COLLATE "C" NOT NULL,
	"description" text,
	"type" text,
	"state_code" text,
	"state_text" text NOT NULL,
	"state_class" text NOT NULL,
	"buyer_id" integer,
	"buyer_unit" text,
	"buyer_address" text,
	"buyer_commune" text,
	"region" smallint,
	"commune" text,
	"currency" text,
	"amount" numeric(22, 4),
	"amount_clp" numeric(22, 4),
	"published_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"milestones" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"award" jsonb,
	"extension" boolean,
	"url" text,
	"observed_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"actor_id" integer,
	"type" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "tags_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tender_tags" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "tender_tags_company_id_tender_id_tag_id_pk" PRIMARY KEY("company_id","tender_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tender_work" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"assignee_id" integer,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tender_work_company_id_tender_id_pk" PRIMARY KEY("company_id","tender_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rejections" ADD CONSTRAINT "import_rejections_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_observations" ADD CONSTRAINT "tender_observations_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_observations" ADD CONSTRAINT "tender_observations_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_tags" ADD CONSTRAINT "tender_tags_company_id_tender_id_tender_work_company_id_tender_id_fk" FOREIGN KEY ("company_id","tender_id") REFERENCES "public"."tender_work"("company_id","tender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_tags" ADD CONSTRAINT "tender_tags_company_id_tag_id_tags_company_id_id_fk" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tags"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_company_id_assignee_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","assignee_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "import_rejections_by_run" ON "import_rejections" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "import_runs_by_start" ON "import_runs" USING btree ("started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "buyers_key" ON "buyers" USING btree ("source","key");--> statement-breakpoint
CREATE UNIQUE INDEX "tender_observations_once" ON "tender_observations" USING btree ("tender_id","observed_at","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "tenders_code" ON "tenders" USING btree ("source","code");--> statement-breakpoint
CREATE INDEX "tenders_code_key" ON "tenders" USING btree ("code_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tenders_by_published" ON "tenders" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "tenders_by_closing" ON "tenders" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "tenders_by_amount" ON "tenders" USING btree ("amount_clp","id");--> statement-breakpoint
CREATE INDEX "tenders_by_title" ON "tenders" USING btree ("title_key","id");--> statement-breakpoint
CREATE INDEX "tenders_by_buyer" ON "tenders" USING btree ("buyer_id","published_at");--> statement-breakpoint
CREATE INDEX "tenders_by_region" ON "tenders" USING btree ("region","published_at");--> statement-breakpoint
CREATE INDEX "tenders_by_state" ON "tenders" USING btree ("state_class","published_at");--> statement-breakpoint
CREATE INDEX "tenders_by_state_closing" ON "tenders" USING btree ("state_class","closes_at","id");--> statement-breakpoint
CREATE INDEX "tenders_by_type" ON "tenders" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "tenders_search" ON "tenders" USING gin ("search");--> statement-breakpoint
CREATE INDEX "events_by_tender" ON "events" USING btree ("company_id","tender_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE INDEX "tender_tags_by_tag" ON "tender_tags" USING btree ("company_id","tag_id","tender_id");--> statement-breakpoint
CREATE INDEX "tender_work_by_assignee" ON "tender_work" USING btree ("company_id","assignee_id");