import type { Explanation } from '@keydate/contracts/explanations';
import type { DeadlinePicture, KeptContract } from '@keydate/contracts/transactions';
import type { OpenReading, World } from './world';

/** The rights of a session (server/src/accounts/README.md, Signing up and in): enter the code of a sign-up; set a password; everything. */
export type Stage = 'signing-up' | 'recovering' | 'full';

export interface OpenSession {
  personId: string;
  stage: Stage;
}

interface SentCode {
  sentAt: number;
  wrongTries: number;
}

/** Something that the browser confirms with the payment provider, and what follows from it. */
export interface PendingPayment {
  personId: string;
  purpose: 'subscription' | 'upgrade' | 'card';
  clientSecret: string;
  /** The product that is paid for; none for a card. */
  planId?: string;
  outcome: 'succeeded' | 'processing' | 'failed';
  /** The provider's action after the confirmation. */
  apply: () => void;
}

/** The data that the fake server stores between two calls and that no test has to give. */
export interface Memory {
  sessions: Map<string, OpenSession>;
  /** By email. */
  codes: Map<string, SentCode>;
  /** Whose each scan is that runs, and when it began, by its id. */
  scans: Map<string, { personId: string; began: number }>;
  /** The open readings, by their id. */
  readings: Map<string, OpenReading>;
  /** The transactions that ended readings, by the id of the reading. */
  submitted: Map<string, string>;
  /** The contracts that stay with transactions, by the id of the transaction. */
  contracts: Map<string, KeptContract>;
  /** The pictures of their rows that stay with deadlines, by the id of the transaction. */
  deadlinePictures: Map<string, DeadlinePicture[]>;
  /** The content of each request to create a transaction, by its id. */
  requests: Map<string, string>;
  /** How many invitations the person's company has emailed. */
  invitationMails: number;
  /** The original of each explanation that was edited, by its id. */
  originals: Map<string, Explanation>;
  /** Uploaded pictures, by their address below /api. */
  files: Map<string, Blob>;
  /** By the token that the person comes back with. */
  payments: Map<string, PendingPayment>;
}

export function memoryOf({ readings }: Pick<World, 'readings'>): Memory {
  return {
    sessions: new Map(),
    codes: new Map(),
    scans: new Map(),
    readings: new Map(Object.entries(readings)),
    submitted: new Map(),
    contracts: new Map(),
    deadlinePictures: new Map(),
    requests: new Map(),
    invitationMails: 0,
    originals: new Map(),
    files: new Map(),
    payments: new Map(),
  };
}

/** Opens a session for a person and gives its token. */
export function openSession(memory: Memory, personId: string, stage: Stage): string {
  const token = `token-${memory.sessions.size + 1}-${stage}`;
  memory.sessions.set(token, { personId, stage });
  return token;
}
