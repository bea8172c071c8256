ALTER TABLE "buyers" ADD COLUMN "complaints_observed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "buyers" SET "complaints_observed_at" = "observed_at" WHERE "complaints" IS NOT NULL;