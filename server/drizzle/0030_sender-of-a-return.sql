ALTER TABLE "payment_returns" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- what was begun before was recorded as bought when it was begun
UPDATE "payment_returns" SET "is_done" = true WHERE "purpose" = 'subscription';