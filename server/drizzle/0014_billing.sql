CREATE TABLE "billing_accounts" (
	"company_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"trial_person_id" text,
	"trial_started_at" timestamp (3) with time zone,
	"purchase" text,
	"purchase_price_id" text,
	"purchase_has_trial" boolean DEFAULT false NOT NULL,
	"purchased_by_id" text,
	"card_since" timestamp (3) with time zone,
	CONSTRAINT "billing_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"subscription_id" text NOT NULL,
	"notice" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_notices_subscription_id_notice_pk" PRIMARY KEY("subscription_id","notice")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_returns" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"person_id" text NOT NULL,
	"purpose" text NOT NULL,
	"intent_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_plan" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "overdue_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_returns_company" ON "payment_returns" USING btree ("company_id","created_at");--> statement-breakpoint
-- made by the demo before there was a provider; it subscribes anew
DELETE FROM "subscriptions" WHERE "provider_subscription_id" = 'demo-subscription';
