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
CREATE INDEX "shell_events_at" ON "shell_events" USING btree ("at");