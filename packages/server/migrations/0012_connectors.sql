CREATE TABLE "connector_backfills" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"connector_id" integer NOT NULL,
	"state" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"next_day" date,
	"cursor" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"run_id" integer,
	"error" text,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "connector_queue" (
	"company_id" integer NOT NULL,
	"connector_id" integer NOT NULL,
	"code" text NOT NULL,
	"priority" smallint NOT NULL,
	"closes_at" timestamp with time zone,
	"queued_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"backfill_id" integer,
	CONSTRAINT "connector_queue_connector_id_code_pk" PRIMARY KEY("connector_id","code")
);
--> statement-breakpoint
CREATE TABLE "connector_runs" (
	"run_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"connector_id" integer NOT NULL,
	"reason" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connectors" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"every_minutes" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"sealed_ticket" text,
	"ticket_tail" text,
	"lane" text NOT NULL,
	"cursor" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_id" integer,
	"active_since" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"holder" text,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connectors_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "source_lanes" (
	"lane" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	"used_by_hand" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"holder" text,
	"blocked_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"connector_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tender_sightings" (
	"id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connector_backfills" ADD CONSTRAINT "connector_backfills_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_backfills" ADD CONSTRAINT "connector_backfills_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_backfills" ADD CONSTRAINT "connector_backfills_connector" FOREIGN KEY ("company_id","connector_id") REFERENCES "public"."connectors"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_queue" ADD CONSTRAINT "connector_queue_connector" FOREIGN KEY ("company_id","connector_id") REFERENCES "public"."connectors"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_runs" ADD CONSTRAINT "connector_runs_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_runs" ADD CONSTRAINT "connector_runs_connector" FOREIGN KEY ("company_id","connector_id") REFERENCES "public"."connectors"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connectors" ADD CONSTRAINT "connectors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connectors" ADD CONSTRAINT "connectors_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connectors" ADD CONSTRAINT "connectors_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_notices" ADD CONSTRAINT "source_notices_connector" FOREIGN KEY ("company_id","connector_id") REFERENCES "public"."connectors"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_sightings" ADD CONSTRAINT "tender_sightings_id_tenders_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connector_backfills_open" ON "connector_backfills" USING btree ("connector_id") WHERE "connector_backfills"."state" in ('en-cola', 'en-curso');--> statement-breakpoint
CREATE INDEX "connector_queue_order" ON "connector_queue" USING btree ("connector_id","priority","closes_at");--> statement-breakpoint
CREATE INDEX "connector_runs_by_connector" ON "connector_runs" USING btree ("connector_id","run_id");--> statement-breakpoint
CREATE INDEX "connectors_by_next_run" ON "connectors" USING btree ("next_run_at") WHERE "connectors"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "source_notices_open" ON "source_notices" USING btree ("connector_id") WHERE "source_notices"."closed_at" is null;