ALTER TABLE "webhooks" ADD COLUMN "tells_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Columns of webhooks are granted one by one, since the company does not read their secrets.
GRANT SELECT (tells_restricted) ON webhooks TO pliego_app;
