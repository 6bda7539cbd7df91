ALTER TABLE "transaction_lenders" ADD COLUMN "hidden_date_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "closing" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "closing_marked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "closing_day" date;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "no_loan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The closing of each transaction in which one title alone names it, as the domain's `namesClosing` did when this was written.
UPDATE "transactions" SET "closing" = "found"."id", "closing_day" = "found"."day" FROM (
  SELECT "transaction_id", min("id") AS "id", min("day") AS "day" FROM (
    SELECT "transaction_id", "id", "day", regexp_replace(replace(regexp_replace(regexp_replace(regexp_replace(
      lower(normalize("title", NFKD)),
      '(§+|¶|\m(section|sec|paragraph|par|para|article|art)\M\.?)\s*[0-9]+(\.[0-9]+)*\.?(\s*\(?[a-z]\)?(?![a-z]))?', ' ', 'g'),
      '[([]\s*[0-9]+(\.[0-9]+)*\s*[])]', ' ', 'g'),
      '^[^[:alnum:]]*[0-9]+(\.[0-9]+)*(?=[^[:alnum:]]+[a-z])', ''),
      '&', 'and'), '[^[:alnum:]]', '', 'g') AS "letters"
    FROM "contract_dates") AS "titles"
  WHERE "letters" ~ (
    '^(?:(?:the|new|current|actual|agreed|contract|contractual|scheduled|estimated|est|anticipated|expected|' ||
    'projected|proposed|targeted|target|tentative|planned|approximate|approx|revised|amended|' ||
    'updated)*)(?:(?:date(?:andtime)?|day|deadline)(?:of|for|to|setfor)(?:(?:the|new|current|actual|agreed|contract|' ||
    'contractual|scheduled|estimated|est|anticipated|expected|projected|proposed|targeted|target|tentative|planned|' ||
    'approximate|approx|revised|amended|updated)*))?(?:(?:loan|realestate|escrow|transaction)?(?:closing|settlement|' ||
    'consummation)(?:of(?:the)?(?:escrow|loan|sale|purchase|transaction|property))?|closeofescrow|escrowcloses?|' ||
    'escrowtoclose|close|coe)(?:(?:or|and)?(?:(?:(?:loan|realestate|escrow|transaction)?(?:closing|settlement|' ||
    'consummation)(?:of(?:the)?(?:escrow|loan|sale|purchase|transaction|property))?|closeofescrow|escrowcloses?|' ||
    'escrowtoclose|close|coe)|(?:date(?:andtime)?|day|deadline)|scheduled|estimated|est|anticipated|expected|' ||
    'projected|proposed|targeted|target|tentative|planned|approximate|approx|revised|amended|' ||
    'updated))*(?:onorbefore|onorabout|orsooner|orearlier|by|tooccur(?:onorbefore|on|by)?|isscheduled(?:for|on)?|' ||
    'scheduled(?:for|on)|ifany|ifapplicable)?$')
  GROUP BY "transaction_id" HAVING count(*) = 1) AS "found"
WHERE "found"."transaction_id" = "transactions"."id";--> statement-breakpoint
-- Deadlines that lenders saw by a word in their titles stay shared with those lenders: nobody loses a deadline that they follow.
UPDATE "transaction_lenders" SET "shared_date_ids" = "shared_date_ids" || coalesce((
  SELECT jsonb_agg("id") FROM "contract_dates"
  WHERE "transaction_id" = "transaction_lenders"."transaction_id" AND NOT "shared_date_ids" @> to_jsonb("contract_dates"."id")
    AND lower("title") ~ '\m(loans?|credit|financing|mortgage|lenders?|underwriting|apprais\w*|notice of value|insurance|closing|settlement|close of escrow)\M'
), '[]')
WHERE "state" IN ('invited', 'accepted');
