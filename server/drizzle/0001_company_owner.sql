-- companies and people need each other; drizzle's tables may not import in a circle, so this one is written by hand.
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "people"("id");
