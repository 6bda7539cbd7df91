CREATE TABLE "summaries" (
	"person_id" text PRIMARY KEY NOT NULL,
	"at" text,
	"goes_out_at" timestamp (3) with time zone,
	"last_day" date,
	"mail_id" text
);
--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_mail_id_waiting_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."waiting_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "summaries_due" ON "summaries" USING btree ("goes_out_at");--> statement-breakpoint
CREATE INDEX "summaries_of_mail" ON "summaries" USING btree ("mail_id");