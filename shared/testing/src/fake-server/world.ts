import type { Call } from '@keydate/contracts/call';
import type { CompanyClient } from '@keydate/contracts/clients';
import type { ErrorCodeOf } from '@keydate/contracts/call-errors';
import type { ErrorCode } from '@keydate/contracts/errors';
import type { Explanation } from '@keydate/contracts/explanations';
import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import type { scanContract, ScanDoubt, ScanExtent } from '@keydate/contracts/scans';
import type { Transaction } from '@keydate/contracts/transactions';
import { aScan } from '../builders/scans';

/** An account of the world; one that was never verified has signed up and entered no code. */
export interface Account {
  user: User;
  password: string;
  isVerified: boolean;
  /** The invite code that leads into a company once the terms are accepted. */
  pendingInviteCode?: string;
  /** The id of whom an employee works for, whose transactions they see. */
  worksFor?: string;
}

/** How the next scans end, and how long each takes. */
export interface ScanScript {
  outcome:
    { rows: string[][]; doubts?: ScanDoubt[]; extent?: ScanExtent } | { refusal: ErrorCodeOf<typeof scanContract> };
  pages: number;
  takesMs: number;
}

/** A call that does not go as it should: late, refused, or never answered. */
export type Fault = { call: Call } & (
  | { kind: 'slow'; ms: number }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'held'; until: Promise<unknown> }
  | { kind: 'hanging' }
);

/** All that the fake server knows: one company's transactions as one person sees them, and how it behaves. */
export interface World {
  accounts: Account[];
  clients: CompanyClient[];
  /** Newest first. */
  transactions: Transaction[];
  /** Whose transactions these are, by the transactions' ids; a transaction that is not named here is seen by everybody. */
  owners: Record<string, string>;
  explanations: Explanation[];
  /** What somebody else makes of a transaction right after it was first read, by its id. */
  meanwhile: Record<string, Partial<Transaction>>;
  /** How many active transactions the company may have. */
  activeLimit: number;
  /** How many people the company may have. */
  memberLimit: number;
  /** The one-time code of every mail. */
  code: string;
  scan: ScanScript;
  faults: Fault[];
  /** How long every answer takes, at least. */
  latencyMs: number;
}

/** An empty world that answers at once; give what the test is about. */
export function aWorld(world: Partial<World> = {}): World {
  return {
    accounts: [],
    clients: [],
    transactions: [],
    owners: {},
    explanations: [],
    meanwhile: {},
    activeLimit: FREE_ACTIVE_TRANSACTIONS,
    memberLimit: FREE_MEMBERS,
    code: '246813',
    scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 0 },
    faults: [],
    latencyMs: 0,
    ...world,
  };
}

export const PASSWORD = 'Keydate!2026';

/** The account of a person who can sign in with `PASSWORD`. */
export function anAccount(user: User, account: Partial<Account> = {}): Account {
  return { user, password: PASSWORD, isVerified: true, ...account };
}
