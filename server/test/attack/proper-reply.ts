/** The messages of zod and Node, which are for programmers. */
const FOREIGN_WORDS =
  /expected \w+ |received|invalid (?:input|option|string|uuid)|too (?:small|big)|\bat .+:\d+:\d+|node_modules|TypeError|select (?!a plan)|insert /i;

/** Compares a reply with server/README.md, Replies, and returns its body. Bad input and attack alone never make a 500. */
export async function expectProperReply(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  const told = `${response.status} ${text}`;
  if (response.status >= 500 && response.status !== 503) throw new Error(told);
  expect([response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([
    'application/json; charset=utf-8',
    'nosniff',
  ]);
  const body = JSON.parse(text) as Record<string, unknown>;
  expect([body.status, typeof body.message]).toEqual([response.status, 'string']);
  if (body.code === 'BAD_INPUT') expectSentences(body.errors, told);
  return body;
}

/** One sentence for each field. */
function expectSentences(errors: unknown, told: string): void {
  const sentences = Object.entries(errors ?? {});
  if (sentences.length === 0) throw new Error(`no field is named: ${told}`);
  for (const [field, sentence] of sentences) {
    const isSentence = typeof sentence === 'string' && /^[A-Z]/.test(sentence) && !FOREIGN_WORDS.test(sentence);
    if (field === '' || !isSentence) throw new Error(`no sentence for a person: ${told}`);
  }
}
