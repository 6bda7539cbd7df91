CREATE TABLE "contract_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text,
	"company_id" text,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"leased_until" timestamp (3) with time zone,
	"progress" jsonb,
	"reading" jsonb,
	"failure" text,
	"has_file" boolean DEFAULT true NOT NULL,
	"transaction_id" text,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "contract_readings" ADD CONSTRAINT "contract_readings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_readings" ADD CONSTRAINT "contract_readings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_readings" ADD CONSTRAINT "contract_readings_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_readings_same_file" ON "contract_readings" USING btree ("person_id","digest") WHERE "contract_readings"."state" not in ('submitted', 'discarded');--> statement-breakpoint
CREATE INDEX "contract_readings_of_person" ON "contract_readings" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "contract_readings_to_read" ON "contract_readings" USING btree ("created_at") WHERE "contract_readings"."state" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "contract_readings_of_transaction" ON "contract_readings" USING btree ("transaction_id");