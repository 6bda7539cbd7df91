DROP INDEX "reminders_of_mail";--> statement-breakpoint
DROP INDEX "waiting_mails_message";--> statement-breakpoint
DROP INDEX "waiting_mails_company";--> statement-breakpoint
DROP INDEX "waiting_mails_share";--> statement-breakpoint
DROP INDEX "waiting_mails_invitation";--> statement-breakpoint
CREATE INDEX "reminders_of_mail" ON "reminders" USING btree ("mail_id") WHERE "reminders"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_mails_message" ON "waiting_mails" USING btree ("chat_message_id") WHERE "waiting_mails"."chat_message_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_mails_company" ON "waiting_mails" USING btree ("company_id") WHERE "waiting_mails"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_mails_share" ON "waiting_mails" USING btree ("share_id") WHERE "waiting_mails"."share_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_mails_invitation" ON "waiting_mails" USING btree ("invitation_id") WHERE "waiting_mails"."invitation_id" is not null;