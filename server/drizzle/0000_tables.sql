CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_began" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"refusal" text,
	"person_id" text,
	"about" text,
	"company_id" text,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"company_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"trial_person_id" text,
	"trial_started_at" timestamp (3) with time zone,
	"purchase" text,
	"purchase_has_trial" boolean DEFAULT false NOT NULL,
	"purchased_by_id" text,
	"card_since" timestamp (3) with time zone,
	"upgrades" integer DEFAULT 0 NOT NULL,
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
	"is_done" boolean DEFAULT false NOT NULL,
	"plan_id" text,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"plan" text NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"provider_plan_id" text NOT NULL,
	"payment_amount_cents" integer NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"next_billing_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"next_plan" text,
	"plan_until" timestamp (3) with time zone,
	"overdue_since" timestamp (3) with time zone,
	"card" jsonb,
	"overdue_cents" integer
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"mark_hash" text NOT NULL,
	"person_id" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_mark_hash_person_id_pk" PRIMARY KEY("mark_hash","person_id")
);
--> statement-breakpoint
CREATE TABLE "chat_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"uploader_id" text NOT NULL,
	"receiver_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"link_hash" text,
	"link_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" text NOT NULL,
	"other_id" text NOT NULL,
	"other_kind" text NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"delivered_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_members_once" UNIQUE("conversation_id","member_id"),
	CONSTRAINT "conversation_members_two" CHECK ("conversation_members"."member_id" <> "conversation_members"."other_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"pair_key" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_pair_key_unique" UNIQUE("pair_key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"number" integer NOT NULL,
	"sender_id" text NOT NULL,
	"content" text NOT NULL,
	"picture_id" text,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_picture_id_unique" UNIQUE("picture_id"),
	CONSTRAINT "messages_in_order" UNIQUE("conversation_id","number")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"picture_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"greeted_at" timestamp (3) with time zone,
	"greeted_by_id" text,
	CONSTRAINT "clients_one_address" UNIQUE("company_id","email"),
	CONSTRAINT "clients_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"primary_color" text NOT NULL,
	"secondary_color" text NOT NULL,
	"picture_id" text,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "explanations" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"date_explanation" text NOT NULL,
	"seeded_title" text NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "explanations_once" UNIQUE("person_id","state","position")
);
--> statement-breakpoint
CREATE TABLE "invitation_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_code_unique" UNIQUE("code"),
	CONSTRAINT "invitations_once" UNIQUE("company_id","email")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invite_codes_one_of_a_kind" UNIQUE("person_id","kind")
);
--> statement-breakpoint
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
	"ended_at" timestamp (3) with time zone,
	"disclosure_was" date
);
--> statement-breakpoint
CREATE TABLE "loan_milestones" (
	"share_id" text NOT NULL,
	"milestone" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "loan_milestones_share_id_milestone_pk" PRIMARY KEY("share_id","milestone")
);
--> statement-breakpoint
CREATE TABLE "told_milestones" (
	"share_id" text NOT NULL,
	"milestone" text NOT NULL,
	"day" date NOT NULL,
	"mail_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "told_milestones_share_id_milestone_day_pk" PRIMARY KEY("share_id","milestone","day")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"removal_token_hash" text NOT NULL,
	"subscribed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_removal_token_hash_unique" UNIQUE("removal_token_hash")
);
--> statement-breakpoint
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
CREATE TABLE "one_time_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"picture_id" text,
	"company_id" text,
	"works_for_id" text,
	"pending_invite_code" text,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"invited_by_id" text,
	"time_zone" text,
	CONSTRAINT "people_email_unique" UNIQUE("email"),
	CONSTRAINT "people_email_folded" CHECK ("people"."email" = lower("people"."email") and octet_length("people"."email") = length("people"."email"))
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"invite_code" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text,
	"company_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "deploy_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"label" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "deploy_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "live_registry" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"name" text NOT NULL,
	"release" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"commit" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "reminder_mutes" (
	"person_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	CONSTRAINT "reminder_mutes_transaction_id_person_id_pk" PRIMARY KEY("transaction_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"by_email" boolean NOT NULL,
	"in_app" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"default_type" text,
	"default_value" integer
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"transaction_id" text NOT NULL,
	"date_id" text NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"person_id" text NOT NULL,
	"channel" text NOT NULL,
	"remind_at" timestamp (3) with time zone NOT NULL,
	"goes_out_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"is_late" boolean NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"mail_id" text,
	"sent_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "reminders_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"sign_up_id" text,
	"person_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shell_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"remote" text NOT NULL,
	"release" text,
	"host" text,
	"part" text,
	"entry_ms" integer,
	"code_ms" integer,
	"mount_ms" integer,
	"owner" text,
	"phase" text,
	"trace_id" text,
	"message" text,
	"stack" text
);
--> statement-breakpoint
CREATE TABLE "contract_dates" (
	"id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by_id" text,
	CONSTRAINT "contract_dates_transaction_id_id_pk" PRIMARY KEY("transaction_id","id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_by_id" text NOT NULL,
	"client_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zipcode" text NOT NULL,
	"country" text NOT NULL,
	"contract_type" text NOT NULL,
	"status" text NOT NULL,
	"client_type" text NOT NULL,
	"notification_type" text NOT NULL,
	"notification_value" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"request_id" text,
	"request_digest" text,
	"time_of_day" text,
	"next_due" date DEFAULT 'infinity' NOT NULL,
	"disclosure_was" date,
	CONSTRAINT "transactions_one_of_a_request" UNIQUE("created_by_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"as_text" text,
	"as_html" text,
	"tries" integer NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"chat_message_id" text,
	"message_id_header" text NOT NULL,
	"failure" text,
	"lease" text,
	"leased_until" timestamp (3) with time zone,
	"company_id" text,
	"given_up_at" timestamp (3) with time zone,
	"share_id" text,
	"invitation_id" text
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload" "bytea"
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_uploader_id_people_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_picture_id_chat_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."chat_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_greeted_by_id_people_id_fk" FOREIGN KEY ("greeted_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_people_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_inviter_id_people_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_lender_id_people_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lenders" ADD CONSTRAINT "transaction_lenders_lender_company_id_companies_id_fk" FOREIGN KEY ("lender_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_milestones" ADD CONSTRAINT "loan_milestones_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_milestones" ADD CONSTRAINT "told_milestones_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_works_for_id_people_id_fk" FOREIGN KEY ("works_for_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_invited_by_id_people_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_questions" ADD CONSTRAINT "lender_questions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_questions" ADD CONSTRAINT "lender_questions_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_questions" ADD CONSTRAINT "lender_questions_asked_by_id_people_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_mutes" ADD CONSTRAINT "reminder_mutes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_mutes" ADD CONSTRAINT "reminder_mutes_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_dates" ADD CONSTRAINT "contract_dates_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_dates" ADD CONSTRAINT "contract_dates_done_by_id_people_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_created_by_id_people_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_client_of_company" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_chat_message_id_messages_id_fk" FOREIGN KEY ("chat_message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_share_id_transaction_lenders_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."transaction_lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_window" ON "attempts" USING btree ("window_began");--> statement-breakpoint
CREATE INDEX "audit_records_at" ON "audit_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_records_person" ON "audit_records" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "audit_records_company" ON "audit_records" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "payment_returns_company" ON "payment_returns" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "known_browsers_person" ON "known_browsers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "known_browsers_signed_in" ON "known_browsers" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "chat_pictures_unsent" ON "chat_pictures" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE INDEX "conversation_members_of" ON "conversation_members" USING btree ("member_id","company_id","other_id");--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "clients_greeted" ON "clients" USING btree ("greeted_by_id","greeted_at");--> statement-breakpoint
CREATE INDEX "invitation_mails_company" ON "invitation_mails" USING btree ("company_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invitations_expires" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_lenders_once" ON "transaction_lenders" USING btree ("transaction_id","email") WHERE "transaction_lenders"."state" in ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX "transaction_lenders_transaction" ON "transaction_lenders" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "transaction_lenders_lender" ON "transaction_lenders" USING btree ("lender_id","next_due") WHERE "transaction_lenders"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "transaction_lenders_invited" ON "transaction_lenders" USING btree ("email") WHERE "transaction_lenders"."state" = 'invited';--> statement-breakpoint
CREATE INDEX "notices_shown" ON "notices" USING btree ("person_id","sent_at");--> statement-breakpoint
CREATE INDEX "notices_of_transaction" ON "notices" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_email" ON "one_time_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "people_company" ON "people" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "people_works_for" ON "people" USING btree ("works_for_id");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "lender_questions_transaction" ON "lender_questions" USING btree ("transaction_id","asked_at");--> statement-breakpoint
CREATE INDEX "lender_questions_share" ON "lender_questions" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "lender_questions_open" ON "lender_questions" USING btree ("transaction_id") WHERE "lender_questions"."state" in ('asked', 'answered');--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("goes_out_at") WHERE "reminders"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "reminders_of_transaction" ON "reminders" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "reminders_of_mail" ON "reminders" USING btree ("mail_id") WHERE "reminders"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "reminders_shown" ON "reminders" USING btree ("person_id","sent_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shell_events_at" ON "shell_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contract_dates_transaction" ON "contract_dates" USING btree ("transaction_id","position");--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_next_due" ON "transactions" USING btree ("company_id","status","next_due","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_next_due_of_owner" ON "transactions" USING btree ("owner_id","status","next_due","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_client" ON "transactions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "waiting_mails_next_try" ON "waiting_mails" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "waiting_mails_message" ON "waiting_mails" USING btree ("chat_message_id") WHERE "waiting_mails"."chat_message_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_mails_company" ON "waiting_mails" USING btree ("company_id") WHERE "waiting_mails"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_mails_share" ON "waiting_mails" USING btree ("share_id") WHERE "waiting_mails"."share_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_mails_invitation" ON "waiting_mails" USING btree ("invitation_id") WHERE "waiting_mails"."invitation_id" is not null;--> statement-breakpoint
-- By hand from here on, because drizzle-kit cannot write it.
-- Companies and people need each other, and the files of their tables may not import in a circle.
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "people"("id");--> statement-breakpoint
-- A person's transactions are all of one company: without knowing it, PostgreSQL expects too few of both.
CREATE STATISTICS "transactions_owner_of_company" (dependencies) ON "company_id", "owner_id" FROM "transactions";
