import { createInterface } from 'node:readline/promises';
import { login } from '@keydate/contracts/people';
import { z } from 'zod';
import type { Platform } from './platform-api';

/** Signs the operator in, with what the environment has or a terminal is asked for. */
export async function signInOperator(origin: string, environment: NodeJS.ProcessEnv = process.env): Promise<Platform> {
  const email = environment.KEYDATE_OPERATOR_EMAIL ?? (await question('Email: '));
  const password = environment.KEYDATE_OPERATOR_PASSWORD ?? (await question('Password (it is shown): '));
  const response = await fetch(`${origin}/api/v1/user/${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(z.object({ message: z.string() }).parse(answer).message);
  return { origin, token: login.replies[200].parse(answer).result.accessToken };
}

async function question(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(text).finally(() => terminal.close());
}
