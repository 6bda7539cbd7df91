ALTER TABLE "contract_readings" ADD COLUMN "scan_id" text;--> statement-breakpoint
ALTER TABLE "contract_readings" ADD COLUMN "waiters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_readings" ADD COLUMN "awaited_until" timestamp (3) with time zone;