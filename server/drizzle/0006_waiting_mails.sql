CREATE TABLE "waiting_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"as_text" text NOT NULL,
	"as_html" text NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_mails_next_try" ON "waiting_mails" USING btree ("next_try_at");