CREATE TABLE "reminder_mutes" (
	"person_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	CONSTRAINT "reminder_mutes_transaction_id_person_id_pk" PRIMARY KEY("transaction_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"by_email" boolean NOT NULL,
	"in_app" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"default_type" text,
	"default_value" integer
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"transaction_id" text NOT NULL,
	"date_id" text NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"person_id" text NOT NULL,
	"channel" text NOT NULL,
	"remind_at" timestamp (3) with time zone NOT NULL,
	"goes_out_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"is_late" boolean NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"mail_id" text,
	"sent_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "reminders_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "waiting_mails" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_mails" ALTER COLUMN "as_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_mails" ALTER COLUMN "as_html" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "message_id_header" text;--> statement-breakpoint
UPDATE "waiting_mails" SET "message_id_header" = '<' || "id" || '@localhost>';--> statement-breakpoint
ALTER TABLE "waiting_mails" ALTER COLUMN "message_id_header" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminder_mutes" ADD CONSTRAINT "reminder_mutes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_mutes" ADD CONSTRAINT "reminder_mutes_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("goes_out_at") WHERE "reminders"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "reminders_of_transaction" ON "reminders" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "reminders_of_mail" ON "reminders" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "reminders_shown" ON "reminders" USING btree ("person_id","sent_at");