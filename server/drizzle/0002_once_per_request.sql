ALTER TABLE "transactions" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_one_of_a_request" UNIQUE("created_by_id","request_id");