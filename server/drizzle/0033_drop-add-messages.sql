-- Messages are stored by plain statements now: docs/decisions/0052.
DROP FUNCTION add_messages;
