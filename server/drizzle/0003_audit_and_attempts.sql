CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_began" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"refusal" text,
	"person_id" text,
	"about" text,
	"company_id" text,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "invited_by_id" text;--> statement-breakpoint
CREATE INDEX "attempts_window" ON "attempts" USING btree ("window_began");--> statement-breakpoint
CREATE INDEX "audit_records_at" ON "audit_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_records_person" ON "audit_records" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "audit_records_company" ON "audit_records" USING btree ("company_id","at");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_invited_by_id_people_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- for new rows alone, by hand: an address that an older release let in must not keep the server from starting.
ALTER TABLE "people" ADD CONSTRAINT "people_email_folded" CHECK ("people"."email" = lower("people"."email") and octet_length("people"."email") = length("people"."email")) NOT VALID;
