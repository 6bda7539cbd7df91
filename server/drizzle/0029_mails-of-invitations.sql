ALTER TABLE "waiting_mails" ADD COLUMN "invitation_id" text;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_invitation" ON "waiting_mails" USING btree ("invitation_id");