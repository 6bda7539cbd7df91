import { contentList, createCompany } from '@keydate/contracts/companies';
import { getUser, login, otp, resendOtp, signUp, updateUser } from '@keydate/contracts/people';
import type { Role } from '@keydate/domain/roles';
import { aTransactionLender } from '@keydate/testing/builders/lenders';
import { aClientAccount, aPersonWithoutCompany, aRealtor } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import type { FakeServer } from '@keydate/testing/fake-server/fake-server';
import { anAccount, PASSWORD, type World } from '@keydate/testing/fake-server/world';
import type { WorldPlan, WorldPlans } from '@keydate/testing/worlds/world-plan';
import type { RecoveryFlow } from '../src/flows/recovery-flow';
import type { SignUpFlow } from '../src/flows/sign-up-flow';

const wren = aRealtor({ _id: 'wren', fullName: 'Wren Castellanos' });
const ansel = aPersonWithoutCompany({
  _id: 'ansel',
  fullName: 'Ansel Roe',
  termsAccepted: false,
  contact: { email: 'ansel.roe@mail.example', phone: '' },
});
const desmond = aClientAccount({ _id: 'desmond' });
const details = { fullName: ansel.fullName, email: ansel.contact.email, referralCode: '' };
const role: Role = 'SuperRealtor';
const invite = 'E4H8KDZP3VNB';

const CODE = 'The code in every email is 246813. Any other code is wrong, and the fifth wrong one locks it.';
const KNOWN = `${wren.contact.email} has an account with the password ${PASSWORD}. ${desmond.contact.email} belongs to a client.`;

/** A visitor. A realtor and a client have accounts, and Ansel is in the middle of signing up. */
function signedOut(
  plan: Partial<WorldPlan> & Pick<WorldPlan, 'title' | 'note' | 'at'>,
  world: Partial<World> = {},
): WorldPlan {
  return {
    viewer: 'visitor',
    world: () => ({ accounts: [anAccount(wren), anAccount(desmond), anAccount(ansel, { password: '' })], ...world }),
    ...plan,
  };
}

/** A sign-up in this tab after its earlier steps, with the matching state on the server. */
function signingUp(flow: (server: FakeServer) => SignUpFlow): Pick<WorldPlan, 'kept'> {
  return { kept: (server) => ({ tab: { 'keydate.flows': { 'sign-up': flow(server) } } }) };
}

function recovering(flow: (server: FakeServer) => RecoveryFlow): Pick<WorldPlan, 'kept'> {
  return { kept: (server) => ({ tab: { 'keydate.flows': { recovery: flow(server) } } }) };
}

interface SentCode {
  minutesAgo?: number;
  wrongTries?: number;
}

/** Records on the server that a code was sent to this address. Returns when, in milliseconds since 1970. */
function recordSentCode(server: FakeServer, email: string, { minutesAgo = 0, wrongTries = 0 }: SentCode = {}): number {
  const sentAt = Date.now() - minutesAgo * 60_000;
  server.memory.codes.set(email, { sentAt, wrongTries });
  return sentAt;
}

function atTheCode(sent?: SentCode): Pick<WorldPlan, 'kept'> {
  return signingUp((server) => ({
    step: 'code',
    ref: '',
    details,
    role,
    token: server.signIn(ansel._id, 'signing-up'),
    sentAt: recordSentCode(server, details.email, sent),
  }));
}

const atTheTerms = signingUp((server) => ({
  step: 'terms',
  ref: invite,
  details: { ...details, referralCode: invite },
  token: server.signIn(ansel._id),
}));

/** Ansel was invited by this code, and has not accepted the terms. */
function invitedBy(pendingInviteCode: string): Partial<World> {
  return { accounts: [anAccount(wren), anAccount({ ...ansel, role: 'Employee' }, { pendingInviteCode })] };
}

export const worlds = {
  'sign-in': signedOut({ title: 'Sign in', note: KNOWN, at: '/signin' }),
  'sign-in-code': signedOut(
    {
      title: 'Sign in: many wrong passwords today',
      note: `Sign in with any address and password: a code is asked for. ${KNOWN} The code is 246813.`,
      at: '/signin',
    },
    { asksForCode: true },
  ),
  'sign-up': signedOut({ title: 'Sign up: details', note: `${KNOWN} ${CODE}`, at: '/signup' }),
  invited: signedOut({
    title: 'Sign up: invited by code',
    note: 'The page says who invites. The invite code is collapsed. There is no role to choose and no company to create.',
    at: '/signup',
    arrival: { ref: invite },
  }),
  'known-email': signedOut({
    title: 'Sign up: the email has an account',
    note: `Submit ${wren.contact.email} and choose a role: /signin opens with a notice.`,
    at: '/signup',
    ...signingUp(() => ({ step: 'details', ref: '', details: { ...details, email: wren.contact.email } })),
  }),
  'sign-up-role': signedOut({
    title: 'Sign up: role',
    note: 'Realtor or Lender.',
    at: '/signup',
    ...signingUp(() => ({ step: 'role', ref: '', details })),
  }),
  'sign-up-code': signedOut({
    title: 'Sign up: code',
    note: CODE,
    at: '/signup',
    ...atTheCode(),
  }),
  'wrong-code': signedOut(
    {
      title: 'Sign up: the code is always wrong',
      note: 'Any six digits are refused. The code can be corrected.',
      at: '/signup',
      ...atTheCode(),
    },
    { faults: [{ call: otp, kind: 'refused', code: 'CODE_WRONG' }] },
  ),
  'ended-code': signedOut({
    title: 'Sign up: the code has expired',
    note: 'Any six digits are refused. Send a new code: then 246813 is right.',
    at: '/signup',
    ...atTheCode({ minutesAgo: 11 }),
  }),
  'locked-code': signedOut({
    title: 'Sign up: the code is locked',
    note: 'Five codes were wrong. Only a new code works.',
    at: '/signup',
    ...atTheCode({ minutesAgo: 1, wrongTries: 5 }),
  }),
  'too-many-codes': signedOut(
    {
      title: 'Sign up: too many codes',
      note: 'Press “Send a new code”: no code is sent.',
      at: '/signup',
      ...atTheCode({ minutesAgo: 1 }),
    },
    { faults: [{ call: resendOtp, kind: 'refused', code: 'CODE_RESEND_LIMIT' }] },
  ),
  'sign-up-over': signedOut({
    title: 'Sign up: it took too long',
    note: 'Confirming or sending a new code leads back to the details, which are still there.',
    at: '/signup',
    ...signingUp((server) => ({
      step: 'code',
      ref: '',
      details,
      role,
      token: 'ended',
      sentAt: recordSentCode(server, details.email, { minutesAgo: 61 }),
    })),
  }),
  'sign-up-password': signedOut({
    title: 'Sign up: password',
    note: 'The rules are ticked while the password is typed. The server refuses fewer than 8 characters.',
    at: '/password',
    ...signingUp((server) => ({ step: 'password', ref: '', details, token: server.signIn(ansel._id, 'recovering') })),
  }),
  'password-too-late': signedOut({
    title: 'Sign up: expired at the password',
    note: 'Setting the password leads to recovery, with the address filled in.',
    at: '/password',
    ...signingUp(() => ({ step: 'password', ref: '', details, token: 'ended' })),
  }),
  'sign-up-terms': signedOut({
    title: 'Sign up: terms',
    note: 'Accepting leads to the picture.',
    at: '/term-and-service',
    ...signingUp((server) => ({ step: 'terms', ref: '', details, token: server.signIn(ansel._id) })),
  }),
  'dead-invitation': signedOut(
    {
      title: 'Sign up: the invitation has ended',
      note: 'Accept the terms: the invite code no longer works. After the picture, /company offers to join or create a company.',
      at: '/term-and-service',
      ...atTheTerms,
    },
    invitedBy('E0000ENDED00'),
  ),
  'full-team': signedOut(
    {
      title: 'Sign up: the team is full',
      note: 'Accept the terms: the team is full. After the picture, /company offers to join or create a company.',
      at: '/term-and-service',
      ...atTheTerms,
    },
    { ...invitedBy(invite), memberLimit: 1 },
  ),
  'sign-up-picture': signedOut({
    title: 'Sign up: picture',
    note: 'Save a cropped picture or skip. Both sign the person in.',
    at: '/auth-profile',
    ...signingUp((server) => ({ step: 'picture', ref: '', details, token: server.signIn(ansel._id) })),
  }),
  company: signedOut({
    title: 'Company',
    note: 'The last step: name, address, colors, picture.',
    viewer: 'withoutCompany',
    at: '/company',
  }),
  'terms-missing': signedOut({
    title: 'Company, but the terms are not accepted',
    note: 'The terms come first.',
    viewer: 'withoutCompany',
    at: '/company',
    adjustPerson: (person) => ({ ...person, termsAccepted: false }),
  }),
  'no-company': signedOut({
    title: 'Without a company',
    note: `An agent whose invitation has ended. Join a company with ${invite}, or create one.`,
    viewer: 'withoutCompany',
    at: '/company',
    adjustPerson: (person) => ({ ...person, role: 'Agent' }),
  }),
  'states-missing': signedOut(
    {
      title: 'Company, but no list of states',
      note: 'Press “Try again” to load the list.',
      viewer: 'withoutCompany',
      at: '/company',
    },
    { faults: [{ call: contentList, kind: 'refused', code: 'INTERNAL' }] },
  ),
  'newer-terms': signedOut({
    title: 'Newer terms',
    note: 'The notice above each page for a member who has not accepted the present terms. Accepting them removes it.',
    viewer: 'SuperRealtor',
    at: '/',
    adjustPerson: (person) => ({ ...person, termsAccepted: false }),
  }),
  'reset-password': signedOut({
    title: 'Recovery: email',
    note: `${KNOWN} An unknown address gets the same answer.`,
    at: '/reset-password',
  }),
  'reset-code': signedOut({
    title: 'Recovery: code',
    note: CODE,
    at: '/reset-password',
    ...recovering((server) => ({
      step: 'code',
      email: wren.contact.email,
      sentAt: recordSentCode(server, wren.contact.email),
    })),
  }),
  'reset-client': signedOut({
    title: 'Recovery: a client',
    note: 'Enter the right code, 246813: clients are refused.',
    at: '/reset-password',
    ...recovering((server) => ({
      step: 'code',
      email: desmond.contact.email,
      sentAt: recordSentCode(server, desmond.contact.email),
    })),
  }),
  'reset-new-password': signedOut({
    title: 'Recovery: new password',
    note: 'Setting the password leads back to /signin.',
    at: '/reset-password',
    ...recovering((server) => ({
      step: 'password',
      email: wren.contact.email,
      token: server.signIn(wren._id, 'recovering'),
    })),
  }),
  'reset-left': signedOut({
    title: 'Recovery: unfinished, for another address',
    note: `In this tab, ${wren.contact.email} was about to set a password. Type another address and press “Forgot your password”: the recovery starts again.`,
    at: '/signin',
    ...recovering((server) => ({
      step: 'password',
      email: wren.contact.email,
      token: server.signIn(wren._id, 'recovering'),
    })),
  }),
  'lender-invitation': {
    title: 'A lender is invited to a transaction',
    note: 'As a lender: Accept leads to the transaction, Decline says so. As a visitor: both ways to accept lead back here.',
    viewer: 'SuperLender',
    at: '/lender-invitation/invitation-1',
    world: (person) => ({
      accounts: [anAccount(wren)],
      transactions: [aTransaction({ _id: 'transaction-1' })],
      owners: { 'transaction-1': wren._id },
      lenders: [
        aTransactionLender({
          _id: 'invitation-1',
          transactionId: 'transaction-1',
          email: person?.contact.email ?? 'ilse.okonjo@mail.example',
        }),
      ],
    }),
  },
  'slow-server': signedOut(
    { title: 'A slow server', note: 'Every reply takes four seconds.', at: '/signin' },
    { latencyMs: 4000 },
  ),
  'failing-server': signedOut(
    { title: 'A failing server', note: 'Sending a form fails: the server answers 500.', at: '/signin' },
    {
      faults: [login, signUp, otp, resendOtp, updateUser, getUser, createCompany].map((call) => ({
        call,
        kind: 'refused',
        code: 'INTERNAL',
      })),
    },
  ),
} satisfies WorldPlans;
