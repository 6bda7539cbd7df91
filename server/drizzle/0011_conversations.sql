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
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload" "bytea"
);
--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_uploader_id_people_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_picture_id_chat_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."chat_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_pictures_unsent" ON "chat_pictures" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE INDEX "conversation_members_of" ON "conversation_members" USING btree ("member_id","company_id","other_id");--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_message" ON "waiting_mails" USING btree ("message_id");