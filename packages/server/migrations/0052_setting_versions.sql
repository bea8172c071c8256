ALTER TABLE "decision_criteria" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_templates" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;