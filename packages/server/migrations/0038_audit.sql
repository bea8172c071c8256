CREATE TABLE "audit_entries" (
	"company_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"address" text,
	"browser" text,
	"actor_salt" text,
	"actor_digest" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"subject_name" text,
	"subject_salt" text,
	"subject_digest" text NOT NULL,
	"details" jsonb NOT NULL,
	"search_text" text,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_company_id_audit_heads_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."audit_heads"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("company_id","at");