CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"question_id" text,
	"by" text NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lender_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"share_id" text NOT NULL,
	"asked_by_id" text NOT NULL,
	"question" text NOT NULL,
	"dates" jsonb NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"proposals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_questions" ADD CONSTRAINT "lender_questions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_questions" ADD CONSTRAINT "lender_questions_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_questions" ADD CONSTRAINT "lender_questions_asked_by_id_people_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_shown" ON "notices" USING btree ("person_id","sent_at");--> statement-breakpoint
CREATE INDEX "notices_of_transaction" ON "notices" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "lender_questions_transaction" ON "lender_questions" USING btree ("transaction_id","asked_at");--> statement-breakpoint
CREATE INDEX "lender_questions_share" ON "lender_questions" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "lender_questions_open" ON "lender_questions" USING btree ("transaction_id") WHERE "lender_questions"."state" in ('asked', 'answered');