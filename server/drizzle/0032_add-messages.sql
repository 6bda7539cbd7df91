-- Adds messages, all or none: locks their conversations, numbers the messages in their order, and leaves out those whose
-- id is stored. The order of the locks is the same everywhere, so that no two servers wait for each other.
-- `at` is now. Where a person is not as given anymore, or a session has ended, nothing is added and nothing is given.
-- Why this is a function: docs/decisions/0047. It is planned once for a connection, maybe while its tables are empty: by
-- their indexes, whatever they hold then.
CREATE FUNCTION add_messages(
  ids text[], conversation_ids text[], sender_ids text[], contents text[], picture_ids text[], at timestamptz,
  person_ids text[], company_ids text[], roles text[], works_for_ids text[], full_names text[], portrait_ids text[],
  session_ids text[]
) RETURNS TABLE (id text, conversation_id text, sender_id text, number integer, created_ms float8, is_new boolean)
LANGUAGE plpgsql
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH batch AS MATERIALIZED (
    SELECT * FROM unnest(ids, conversation_ids, sender_ids, contents, picture_ids)
      WITH ORDINALITY AS b(id, conversation_id, sender_id, content, picture_id, place)
    WHERE (
      SELECT count(*) FROM unnest(person_ids, company_ids, roles, works_for_ids, full_names, portrait_ids)
        AS r(id, company_id, role, works_for_id, full_name, picture_id) JOIN people p ON p.id = r.id
      WHERE (p.company_id, p.role, p.works_for_id, p.full_name, p.picture_id)
        IS NOT DISTINCT FROM (r.company_id, r.role, r.works_for_id, r.full_name, r.picture_id)
    ) = cardinality(person_ids) AND (
      SELECT count(*) FROM sessions WHERE id = ANY(session_ids) AND kind = 'full' AND expires_at > at
    ) = cardinality(session_ids)
  ), locked AS MATERIALIZED (
    SELECT id, last_number FROM conversations WHERE id IN (SELECT conversation_id FROM batch) ORDER BY id FOR UPDATE
  ), added AS (
    INSERT INTO messages (id, conversation_id, number, sender_id, content, picture_id, created_at)
    SELECT b.id, b.conversation_id,
      l.last_number + row_number() OVER (PARTITION BY b.conversation_id ORDER BY b.place),
      b.sender_id, b.content, b.picture_id, at
    FROM batch b JOIN locked l ON l.id = b.conversation_id
    WHERE NOT EXISTS (SELECT 1 FROM messages m WHERE m.id = b.id)
    RETURNING id, conversation_id, sender_id, number, created_at
  ), raised AS (
    UPDATE conversations c SET last_number = a.number, last_message_at = at
    FROM (SELECT conversation_id, max(number) AS number FROM added GROUP BY conversation_id) a
    WHERE c.id = a.conversation_id
  )
  SELECT id, conversation_id, sender_id, number, (extract(epoch FROM created_at) * 1000)::float8, true FROM added
  UNION ALL
  SELECT id, conversation_id, sender_id, number, (extract(epoch FROM created_at) * 1000)::float8, false
  FROM messages WHERE id IN (SELECT id FROM batch);
END $$;
