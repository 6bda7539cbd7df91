CREATE TABLE "told_milestones" (
	"share_id" text NOT NULL,
	"milestone" text NOT NULL,
	"day" date NOT NULL,
	"mail_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "told_milestones_share_id_milestone_day_pk" PRIMARY KEY("share_id","milestone","day")
);
--> statement-breakpoint
ALTER TABLE "told_milestones" ADD CONSTRAINT "told_milestones_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "told_milestones" ("share_id", "milestone", "day") SELECT "share_id", "milestone", "day" FROM "loan_milestones";