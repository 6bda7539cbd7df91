CREATE TABLE "extra_reminders" (
	"transaction_id" text NOT NULL,
	"date_id" text NOT NULL,
	"day" date NOT NULL,
	"lead" text NOT NULL,
	"person_id" text NOT NULL,
	"remind_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_reminders_transaction_id_date_id_person_id_pk" PRIMARY KEY("transaction_id","date_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_takers" (
	"transaction_id" text NOT NULL,
	"date_id" text NOT NULL,
	"day" date NOT NULL,
	"lead" text NOT NULL,
	"person_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_takers_transaction_id_date_id_day_lead_person_id_pk" PRIMARY KEY("transaction_id","date_id","day","lead","person_id")
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "lead" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "answer_hash" text;--> statement-breakpoint
UPDATE "reminders" SET "lead" = split_part("key", ' ', 4) || ' ' || split_part("key", ' ', 5);--> statement-breakpoint
ALTER TABLE "extra_reminders" ADD CONSTRAINT "extra_reminders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_reminders" ADD CONSTRAINT "extra_reminders_transaction" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_takers" ADD CONSTRAINT "reminder_takers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_takers" ADD CONSTRAINT "reminder_takers_transaction" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_reminders_person" ON "extra_reminders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "reminder_takers_person" ON "reminder_takers" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_of_answer" ON "reminders" USING btree ("answer_hash") WHERE "reminders"."answer_hash" is not null;