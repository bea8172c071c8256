CREATE TABLE "currency_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"clp" numeric(14, 4) NOT NULL,
	"source" text NOT NULL,
	"verified" boolean NOT NULL,
	CONSTRAINT "currency_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
GRANT SELECT ON currency_rates TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON currency_rates TO pliego_system;
