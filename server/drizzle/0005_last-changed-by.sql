ALTER TABLE "companies" ADD COLUMN "changed_by_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "changed_by_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_changed_by_id_people_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;