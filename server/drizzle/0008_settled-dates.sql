ALTER TABLE "contract_dates" ADD COLUMN "done_as" text;--> statement-breakpoint
ALTER TABLE "contract_dates" ADD COLUMN "done_note" text DEFAULT '' NOT NULL;