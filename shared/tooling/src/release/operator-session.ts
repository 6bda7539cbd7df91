import { createInterface } from 'node:readline/promises';
import { login } from '@keydate/contracts/people';
import { z } from 'zod';
import { fetchAnswer, type Platform } from './platform-api';

const LACKING = 'Set KEYDATE_OPERATOR_EMAIL and KEYDATE_OPERATOR_PASSWORD: there is nobody here to ask.';

/** Signs the operator in, with what the environment has or a terminal is asked for. */
export async function signInOperator(origin: string, environment: NodeJS.ProcessEnv = process.env): Promise<Platform> {
  const email = environment.KEYDATE_OPERATOR_EMAIL ?? (await question('Email: '));
  const password = environment.KEYDATE_OPERATOR_PASSWORD ?? (await question('Password (it is shown): '));
  const { status, answer } = await fetchAnswer(origin, `/api/v1/user/${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (status === 200) return { origin, token: login.replies[200].parse(answer).result.accessToken };
  const refusal = z.object({ message: z.string() }).safeParse(answer);
  throw new Error(refusal.success ? refusal.data.message : `The server answered ${status}.`);
}

/** Asks the terminal. Throws one sentence where its input ends without an answer, as in a CI. */
async function question(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<never>((_resolve, reject) => terminal.once('close', () => reject(new Error(LACKING))));
  return Promise.race([terminal.question(text), ended]).finally(() => terminal.close());
}
