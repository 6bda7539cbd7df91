ALTER TABLE "release_events" ALTER COLUMN "release" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "expires_at" timestamp (3) with time zone DEFAULT now() + interval '90 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "uploaded_on" date;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "uploaded_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "release_events_at" ON "release_events" USING btree ("at");