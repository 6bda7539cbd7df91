-- as PostgreSQL named it when the table was made
ALTER TABLE "contract_dates" DROP CONSTRAINT "contract_dates_pkey";--> statement-breakpoint
ALTER TABLE "contract_dates" ADD CONSTRAINT "contract_dates_transaction_id_id_pk" PRIMARY KEY("transaction_id","id");
