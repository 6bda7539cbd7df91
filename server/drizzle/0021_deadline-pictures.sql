CREATE TABLE "deadline_pictures" (
	"transaction_id" text NOT NULL,
	"date_id" text NOT NULL,
	"reading_id" text,
	"row" integer NOT NULL,
	"page" integer NOT NULL,
	"picture" "bytea",
	CONSTRAINT "deadline_pictures_transaction_id_date_id_pk" PRIMARY KEY("transaction_id","date_id")
);
--> statement-breakpoint
ALTER TABLE "deadline_pictures" ADD CONSTRAINT "deadline_pictures_reading_id_contract_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."contract_readings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_pictures" ADD CONSTRAINT "deadline_pictures_transaction_id_date_id_contract_dates_transaction_id_id_fk" FOREIGN KEY ("transaction_id","date_id") REFERENCES "public"."contract_dates"("transaction_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_pictures_of_reading" ON "deadline_pictures" USING btree ("reading_id");