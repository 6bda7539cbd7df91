CREATE TABLE "known_browsers" (
	"mark_hash" text NOT NULL,
	"person_id" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_mark_hash_person_id_pk" PRIMARY KEY("mark_hash","person_id")
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_person" ON "known_browsers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "known_browsers_signed_in" ON "known_browsers" USING btree ("signed_in_at");