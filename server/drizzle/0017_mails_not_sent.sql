ALTER TABLE "waiting_mails" RENAME COLUMN "message_id" TO "chat_message_id";--> statement-breakpoint
ALTER TABLE "waiting_mails" DROP CONSTRAINT "waiting_mails_message_id_messages_id_fk";
--> statement-breakpoint
DROP INDEX "waiting_mails_message";--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "given_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_chat_message_id_messages_id_fk" FOREIGN KEY ("chat_message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_company" ON "waiting_mails" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "waiting_mails_message" ON "waiting_mails" USING btree ("chat_message_id");