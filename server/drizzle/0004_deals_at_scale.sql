DROP INDEX "transactions_active";--> statement-breakpoint
DROP INDEX "transactions_newest";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text;--> statement-breakpoint
-- as the domain's fold-text does it, as far as SQL can; what is written from now on comes from there
UPDATE "clients" SET "search_text" = lower(regexp_replace(normalize("full_name", NFKD), '[\u0300-\u036f]', '', 'g')) || E'\n' || lower("email");--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "greeted_at" timestamp (3) with time zone;--> statement-breakpoint
-- so far every client was told by mail; by whom is only known of their first deal, and counts no more
UPDATE "clients" SET "greeted_at" = "created_at";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "greeted_by_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_greeted_by_id_people_id_fk" FOREIGN KEY ("greeted_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_greeted" ON "clients" USING btree ("greeted_by_id","greeted_at");--> statement-breakpoint
CREATE INDEX "transactions_newest_of_status" ON "transactions" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_newest_of_owner" ON "transactions" USING btree ("owner_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("company_id","created_at","id");