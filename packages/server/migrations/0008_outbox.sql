CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_by_held_until" ON "outbox" USING btree ("held_until");