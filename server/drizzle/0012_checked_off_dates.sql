DROP INDEX "transactions_newest_of_status";--> statement-breakpoint
DROP INDEX "transactions_newest_of_owner";--> statement-breakpoint
ALTER TABLE "contract_dates" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_dates" ADD COLUMN "done_by_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "next_due" date DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_dates" ADD CONSTRAINT "contract_dates_done_by_id_people_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "transactions" SET "next_due" = coalesce((SELECT min("day") FROM "contract_dates" WHERE "transaction_id" = "transactions"."id"), 'infinity') WHERE "status" = 'Active';--> statement-breakpoint
CREATE INDEX "transactions_next_due" ON "transactions" USING btree ("company_id","status","next_due","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_next_due_of_owner" ON "transactions" USING btree ("owner_id","status","next_due","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);