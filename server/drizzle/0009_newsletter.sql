CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"removal_token_hash" text NOT NULL,
	"subscribed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_removal_token_hash_unique" UNIQUE("removal_token_hash")
);
