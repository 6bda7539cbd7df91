ALTER TABLE "transaction_lenders" ADD COLUMN "disclosure_was" date;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "share_id" text;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_share" ON "waiting_mails" USING btree ("share_id");--> statement-breakpoint
UPDATE "transaction_lenders" SET "disclosure_was" = "transactions"."disclosure_was" FROM "transactions" WHERE "transactions"."id" = "transaction_lenders"."transaction_id" AND "transaction_lenders"."state" = 'accepted';--> statement-breakpoint
UPDATE "transactions" SET "disclosure_was" = NULL WHERE "disclosure_was" IS NOT NULL AND NOT EXISTS (SELECT FROM "transaction_lenders" WHERE "transaction_id" = "transactions"."id" AND "transaction_lenders"."disclosure_was" IS NOT NULL);