import type { CalendarFeed } from '@keydate/contracts/calendar-feeds';
import type { ReminderSettings } from '@keydate/contracts/reminder-settings';
import type { NoticeShown, NotificationShown, ReminderShown, TakenDeadline } from '@keydate/contracts/reminders';
import type { Call } from '@keydate/contracts/call';
import type { CompanyClient } from '@keydate/contracts/clients';
import type { ErrorCodeOf } from '@keydate/contracts/call-errors';
import type { ErrorCode } from '@keydate/contracts/errors';
import type { Explanation } from '@keydate/contracts/explanations';
import type { EmailInvitation } from '@keydate/contracts/invitations';
import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import type { TickedMilestone } from '@keydate/contracts/loan-milestones';
import type { TransactionLender } from '@keydate/contracts/lenders';
import type { User } from '@keydate/contracts/people';
import type {
  scanContract,
  ContractFacts,
  ScanDoubt,
  ScanExtent,
  ScanProposal,
  ScanSource,
} from '@keydate/contracts/scans';
import type { SignedInSession } from '@keydate/contracts/sessions';
import type { Transaction } from '@keydate/contracts/transactions';
import type { UnsentMail } from '@keydate/contracts/unsent-mails';
import { aBilling, type BillingWorld } from '../builders/billing';
import type { QuestionOfWorld } from '../builders/questions';
import { someReminderSettings } from '../builders/reminders';
import { aScan } from '../builders/scans';
import { aChatScript, type ChatScript } from './chat-script';

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

/** A lender with the transaction that they are invited to. */
export type LenderOfWorld = TransactionLender & { transactionId: string };

/** How the next scans end, and how long each takes. */
export interface ScanScript {
  outcome:
    | {
        rows: string[][];
        doubts?: ScanDoubt[];
        proposals?: ScanProposal[];
        sources?: ScanSource[];
        extent?: ScanExtent;
        facts?: ContractFacts;
      }
    | { refusal: ErrorCodeOf<typeof scanContract> };
  pages: number;
  takesMs: number;
}

/**
 * A call that does not go as it should: late, refused, or never answered. One of `next` is of whichever call comes next,
 * and of no other after it; `onMet` is called when it has come.
 */
export type Fault = ({ call: Call } | { call: 'next'; onMet: () => void }) &
  (
    | { kind: 'slow'; ms: number }
    | { kind: 'refused'; code: ErrorCode }
    | { kind: 'held'; until: Promise<unknown> }
    | { kind: 'hanging' }
  );

/** A contract that is being read, or waits: whose, of which file, when it began, and how it ends if not as the world's scans do. */
export interface OpenReading {
  personId: string;
  file: Pick<File, 'name' | 'size'>;
  began: number;
  script?: ScanScript;
}

/** All that the fake server knows: one company's transactions as one person sees them, and how it behaves. */
export interface World {
  accounts: Account[];
  clients: CompanyClient[];
  /** Newest first. */
  transactions: Transaction[];
  /** Open email invitations of the person's company. */
  invitations: EmailInvitation[];
  /** Lenders of transactions, the newest first. */
  lenders: LenderOfWorld[];
  /** Questions to lenders, the newest first. */
  questions: QuestionOfWorld[];
  /** The steps of the loan that lenders have ticked, by the `_id` of the world's lender. */
  milestones: Record<string, Pick<TickedMilestone, 'milestone' | 'day'>[]>;
  /** The calendar feeds of the person who asks. */
  calendarFeeds: CalendarFeed[];
  /** Where else the person who asks is signed in. */
  otherSessions: SignedInSession[];
  /** Whose transactions these are, by the transactions' ids; a transaction that is not named here is seen by everybody. */
  owners: Record<string, string>;
  /** The person's reminders and other notices in the app, newest first. */
  notifications: (NotificationShown | NoticeShown)[];
  /** The notifications that arrive while a page is open, the next first, and their delay. */
  arriving: { notifications: (NotificationShown | NoticeShown)[]; everyMs: number };
  /** The reminders of transactions, by the transactions' ids. */
  reminders: Record<string, ReminderShown[]>;
  /** The people who have deadlines of transactions, by the transactions' ids. */
  taken: Record<string, TakenDeadline[]>;
  /** The transactions about which the person wants no emails. */
  mutedTransactions: string[];
  reminderSettings: ReminderSettings;
  /** The person who made the change because of which another change is refused. */
  lastChangedBy: { _id: string; fullName: string } | null;
  /** The company's emails that could not be sent. */
  unsentMails: UnsentMail[];
  explanations: Explanation[];
  /** The owner of an explanation, by its id. One that is not listed belongs to the person who asks. */
  explanationOwners: Record<string, string>;
  /** The newsletter's subscribers: email addresses by the token that deletes each. */
  subscribers: Record<string, string>;
  /** Closings of transactions that can be undone until a moment, in ms, by the transactions' ids. */
  closings: Record<string, { until: number; questionIds: string[] }>;
  /** Another person's changes to a transaction right after it was first read, by its id. */
  meanwhile: Record<string, Partial<Transaction>>;
  /** How many active transactions the company may have. */
  activeLimit: number;
  /** How many people the company may have. */
  memberLimit: number;
  /** True if somebody else removes a teammate right before the person does. */
  isRemovedElsewhere: boolean;
  /** True if so many passwords were wrong today that a code must come with the password. */
  asksForCode: boolean;
  /** The one-time code of every mail. */
  code: string;
  scan: ScanScript;
  /** Contracts that people have uploaded before, by the readings' ids. */
  readings: Record<string, OpenReading>;
  chat: ChatScript;
  /** The catalog of plans, and the state of the asking person's company at the payment provider. */
  billing: BillingWorld;
  faults: Fault[];
  /** How long every answer takes, at least. */
  latencyMs: number;
}

/** The parts of a world that a test or a QA world gives; the rest is empty. */
export type WorldPart = Partial<Omit<World, 'chat'>> & { chat?: Partial<ChatScript> };

/** An empty world that answers at once; give what the test is about. */
export function aWorld({ chat, ...world }: WorldPart = {}): World {
  return {
    accounts: [],
    closings: {},
    clients: [],
    transactions: [],
    invitations: [],
    lenders: [],
    questions: [],
    milestones: {},
    calendarFeeds: [],
    otherSessions: [],
    owners: {},
    notifications: [],
    arriving: { notifications: [], everyMs: 0 },
    reminders: {},
    taken: {},
    mutedTransactions: [],
    reminderSettings: someReminderSettings(),
    lastChangedBy: null,
    unsentMails: [],
    explanations: [],
    explanationOwners: {},
    subscribers: {},
    meanwhile: {},
    activeLimit: FREE_ACTIVE_TRANSACTIONS,
    memberLimit: FREE_MEMBERS,
    isRemovedElsewhere: false,
    asksForCode: false,
    code: '246813',
    scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 0 },
    readings: {},
    chat: aChatScript(chat),
    billing: aBilling(),
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
