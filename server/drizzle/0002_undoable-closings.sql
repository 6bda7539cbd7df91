CREATE TABLE "undoable_closings" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"question_ids" jsonb NOT NULL,
	"active_before" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "undoable_closings" ADD CONSTRAINT "undoable_closings_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undoable_closings_until" ON "undoable_closings" USING btree ("until");