ALTER TABLE "transactions" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The addresses entered before, as the domain's address-search writes them.
UPDATE "transactions" SET "search_text" = trim(regexp_replace(lower(regexp_replace(normalize(translate(
  concat_ws(' ', "stored"."street", "stored"."city", coalesce("name" || ' ' || "code", "stored"."state"), "stored"."zipcode", "stored"."country"), '.,;#', '    '),
  NFKD), U&'[\0300-\036F]', '', 'g')), '\s+', ' ', 'g'))
FROM "transactions" AS "stored" LEFT JOIN (VALUES
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'),
  ('CA', 'California'), ('CO', 'Colorado'), ('CT', 'Connecticut'), ('DE', 'Delaware'),
  ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'), ('HI', 'Hawaii'),
  ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'),
  ('KS', 'Kansas'), ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'),
  ('MD', 'Maryland'), ('MA', 'Massachusetts'), ('MI', 'Michigan'), ('MN', 'Minnesota'),
  ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'), ('NE', 'Nebraska'),
  ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
  ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'),
  ('OK', 'Oklahoma'), ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'),
  ('SC', 'South Carolina'), ('SD', 'South Dakota'), ('TN', 'Tennessee'), ('TX', 'Texas'),
  ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
  ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming')
) AS "states" ("code", "name") ON lower("stored"."state") IN (lower("code"), lower("name"))
WHERE "transactions"."id" = "stored"."id";
