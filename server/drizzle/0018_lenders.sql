CREATE TABLE "transaction_lenders" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"lender_id" text,
	"lender_company_id" text,
	"shares_contact" boolean DEFAULT false NOT NULL,
	"shared_date_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_due" date DEFAULT 'infinity' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_inviter_id_people_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_lender_id_people_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_lender_company_id_companies_id_fk" FOREIGN KEY ("lender_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_lenders_once" ON "transaction_lenders" USING btree ("transaction_id","email") WHERE "transaction_lenders"."state" in ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX "transaction_lenders_transaction" ON "transaction_lenders" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "transaction_lenders_lender" ON "transaction_lenders" USING btree ("lender_id","next_due") WHERE "transaction_lenders"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "transaction_lenders_invited" ON "transaction_lenders" USING btree ("email") WHERE "transaction_lenders"."state" = 'invited';