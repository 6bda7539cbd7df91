ALTER TABLE "billing_accounts" ADD COLUMN "key_mode" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "other_method" jsonb;