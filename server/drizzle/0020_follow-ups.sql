CREATE TABLE "follow_ups" (
	"kind" text NOT NULL,
	"transaction_id" text NOT NULL,
	"date_id" text NOT NULL,
	"day" date NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"mail_id" text,
	CONSTRAINT "follow_ups_key" PRIMARY KEY("transaction_id","date_id","day","kind","person_id")
);
--> statement-breakpoint
DROP INDEX "reminders_of_transaction";--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_mail_id_waiting_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."waiting_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_of_mail" ON "follow_ups" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "reminders_of_date" ON "reminders" USING btree ("transaction_id","date_id");--> statement-breakpoint
CREATE INDEX "contract_dates_open" ON "contract_dates" USING btree ("day") WHERE "contract_dates"."done_at" is null;