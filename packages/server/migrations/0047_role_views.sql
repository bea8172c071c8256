ALTER TABLE "sessions" ADD COLUMN "viewed_role" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_person" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_until" timestamp with time zone;--> statement-breakpoint
-- Restricted tenders are seen with the eyes of whom an administrator looks at the company as, where they do.
CREATE OR REPLACE FUNCTION hidden_tenders() RETURNS int4multirange LANGUAGE sql STABLE PARALLEL SAFE
  RETURN hidden_from(coalesce(nullif(current_setting('pliego.seen_as', true), '')::integer, current_person()));
