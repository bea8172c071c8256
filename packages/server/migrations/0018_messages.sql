-- What was stored as a Spanish sentence becomes a list of messages; an old sentence stays as it was said.
ALTER TABLE "connector_backfills" ALTER COLUMN "error" SET DATA TYPE jsonb
  USING CASE WHEN "error" IS NULL THEN NULL ELSE jsonb_build_array(jsonb_build_object('code', 'texto-anterior', 'params', jsonb_build_object('texto', "error"))) END;--> statement-breakpoint
ALTER TABLE "connectors" ALTER COLUMN "last_failure" SET DATA TYPE jsonb
  USING CASE WHEN "last_failure" IS NULL THEN NULL ELSE jsonb_build_array(jsonb_build_object('code', 'texto-anterior', 'params', jsonb_build_object('texto', "last_failure"))) END;--> statement-breakpoint
ALTER TABLE "source_notices" ALTER COLUMN "message" SET DATA TYPE jsonb
  USING jsonb_build_array(jsonb_build_object('code', 'texto-anterior', 'params', jsonb_build_object('texto', "message")));--> statement-breakpoint
ALTER TABLE "import_rejections" ALTER COLUMN "reason" SET DATA TYPE jsonb
  USING jsonb_build_array(jsonb_build_object('code', 'texto-anterior', 'params', jsonb_build_object('texto', "reason")));--> statement-breakpoint
ALTER TABLE "import_runs" ALTER COLUMN "error" SET DATA TYPE jsonb
  USING CASE WHEN "error" IS NULL THEN NULL ELSE jsonb_build_array(jsonb_build_object('code', 'texto-anterior', 'params', jsonb_build_object('texto', "error"))) END;--> statement-breakpoint
UPDATE "spreadsheet_uploads" SET "preview" = jsonb_set("preview", '{avisos}', coalesce(
  (SELECT jsonb_agg(jsonb_build_object('linea', NULL, 'mensaje', jsonb_build_object('code', 'texto-anterior', 'params', jsonb_build_object('texto', said))))
    FROM jsonb_array_elements_text("preview" -> 'avisos') AS said), '[]'));
