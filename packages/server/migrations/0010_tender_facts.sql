ALTER TABLE "tenders" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "procedure" text;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "tax_basis" text;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "lots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "orders" jsonb DEFAULT '[]'::jsonb NOT NULL;