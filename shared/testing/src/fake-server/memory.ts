/** What a session may do (docs/rules.md, Signing up and in): enter the code of a sign-up; set a password; everything. */
export type Stage = 'signing-up' | 'recovering' | 'full';

export interface OpenSession {
  personId: string;
  stage: Stage;
}

interface SentCode {
  sentAt: number;
  wrongTries: number;
}

/** What the fake server remembers between two calls and no test has to give. */
export interface Memory {
  sessions: Map<string, OpenSession>;
  /** By e-mail. */
  codes: Map<string, SentCode>;
  /** Whose each scan is that runs, and when it began, by its id. */
  scans: Map<string, { personId: string; began: number }>;
  /** What each request to create a transaction asked for, by its id. */
  requests: Map<string, string>;
  /** Uploaded pictures, by their address below /api. */
  files: Map<string, Blob>;
}

export function anEmptyMemory(): Memory {
  return { sessions: new Map(), codes: new Map(), scans: new Map(), requests: new Map(), files: new Map() };
}

/** Opens a session for a person and gives its token. */
export function openSession(memory: Memory, personId: string, stage: Stage): string {
  const token = `token-${memory.sessions.size + 1}-${stage}`;
  memory.sessions.set(token, { personId, stage });
  return token;
}
