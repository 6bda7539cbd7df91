ALTER TABLE "reminder_settings" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
-- UTC was stored where no device had named a zone; without quiet hours a zone decides nothing
UPDATE "reminder_settings" SET "time_zone" = NULL WHERE "time_zone" = 'UTC' AND "quiet_from" IS NULL;
