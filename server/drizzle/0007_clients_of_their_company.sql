ALTER TABLE "clients" ADD CONSTRAINT "clients_of_company" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_client_id_clients_id_fk";--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_client_of_company" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- an owner's deals are all of one company: without knowing it, PostgreSQL expects too few of both
CREATE STATISTICS "transactions_owner_of_company" (dependencies) ON "company_id", "owner_id" FROM "transactions";
