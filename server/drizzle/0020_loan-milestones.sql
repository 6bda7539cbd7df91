CREATE TABLE "loan_milestones" (
	"share_id" text NOT NULL,
	"milestone" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "loan_milestones_share_id_milestone_pk" PRIMARY KEY("share_id","milestone")
);
--> statement-breakpoint
ALTER TABLE "loan_milestones" ADD CONSTRAINT "loan_milestones_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;