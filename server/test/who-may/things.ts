import { randomUUID } from 'node:crypto';
import { listExplanations } from '@keydate/contracts/explanations';
import { listSessions } from '@keydate/contracts/sessions';
import { dayToSql } from '@keydate/domain/calendar-day';
import { deadlineEnd } from '@keydate/domain/deadline-end';
import { DAY_MS } from '@keydate/domain/durations';
import { aPng } from '@keydate/reader/test/a-png';
import { eq } from 'drizzle-orm';
import { invitationMails } from '../../src/accounts/invitations/invitation-mails.table';
import { insertInvitation } from '../../src/accounts/invitations/invitations.repository';
import { reminders } from '../../src/reminders/reminders.table';
import { transactionLenders } from '../../src/transactions/lenders/transaction-lenders.table';
import { contractReadings } from '../../src/transactions/readings/contract-readings.table';
import { lenderQuestions } from '../../src/transactions/questions/lender-questions.table';
import { waitingMails } from '../../src/mail/waiting-mails.table';
import { ask } from '../ask';
import type { Parts } from '../attack/send-parts';
import { anAgentOf, anEmail, anEmployeeOf } from '../people';
import { answerQuestion, aQuestionBody, aQuestionTo } from '../questions';
import { aContractReading } from '../readings';
import { enterTransaction } from '../transactions';
import type { Caller, World } from './world';

/** The parts of a call in the table. They are made before each call that may use them up. */
export type Thing = (world: World) => Parts | Promise<Parts>;

export const transactionById: Thing = ({ transaction }) => ({ params: { id: transaction._id } });
export const ofTransaction: Thing = ({ transaction }) => ({ params: { transactionId: transaction._id } });

export const aFeedOfATransaction: Thing = ({ transaction }) => ({ body: { transactionId: transaction._id } });

export const aClosingToMark: Thing = ({ transaction }) => ({
  params: { id: transaction._id },
  body: { closing: transaction.contractDates[0]!._id },
});

/** A person whose id a call names as `userId`. */
export const userNamed =
  (who: keyof World['people'] & Caller): Thing =>
  ({ people }) => ({ params: { userId: people[who].id } });

/** A person whom a call removes by their `id`. */
export const teammateNamed =
  (who: keyof World['people']): Thing =>
  ({ people }) => ({ params: { id: people[who].id } });

export const anAssistantOfTheAgent: Thing = async ({ server, people }) => ({
  params: { id: (await anEmployeeOf(server, people.agent)).id },
});

export const aColleagueOfTheAgent: Thing = async ({ server, people }) => ({
  params: { id: (await anAgentOf(server, people.owner)).id },
});

/** The same request with a body. */
export const sending =
  (thing: Thing, body: unknown): Thing =>
  async (world) => ({ ...(await thing(world)), body });

export const aPicture: Thing = ({ people }) => ({
  params: { userId: people.agent.id },
  files: { media: new Blob([new Uint8Array(aPng({ width: 40, height: 30 }))]) },
});

export async function aSessionOfTheAgent({ server, signedIn }: World): Promise<Parts> {
  const { token } = await signedIn('agent');
  const { body } = await ask(server, listSessions, { token });
  return { params: { id: body.result.sessions.find(({ isCurrent }) => isCurrent)!._id } };
}

export async function anExplanationOfTheAgent({ server, signedIn }: World): Promise<Parts> {
  const { id, token } = await signedIn('agent');
  const { body } = await ask(server, listExplanations, { token, params: { userId: id }, query: { state: 'CO' } });
  const [{ _id, title, state }] = body.explanations as [(typeof body.explanations)[number]];
  return { params: { id: _id }, body: { title, description: 'In my own words.', dateExplanation: '', state } };
}

export async function anInvitationOfTheAgent({ server, people }: World): Promise<Parts> {
  const id = randomUUID();
  const { companyId, id: inviterId } = people.agent;
  const row = { id, companyId, inviterId, email: anEmail(), kind: 'E', code: `E${id}`, ...times(server) } as const;
  await server.db.transaction((tx) => insertInvitation(tx, row));
  return { params: { id } };
}

export async function anUnsentMail({ server, people }: World): Promise<Parts> {
  const id = randomUUID();
  await server.db.insert(waitingMails).values({
    id,
    name: 'mail an invitation',
    to: anEmail(),
    messageIdHeader: `<${id}@mail.example>`,
    subject: 'An invitation',
    text: 'Hello',
    html: 'Hello',
    companyId: people.owner.companyId,
    tries: 7,
    failure: '550 no such mailbox',
    nextTryAt: server.clock.now(),
    givenUpAt: server.clock.now(),
  });
  return { params: { id } };
}

/** A contract of the agent's that was read. */
export async function aReadingOfTheAgent({ server, people }: World): Promise<Parts> {
  const id = randomUUID();
  await server.db.insert(contractReadings).values({
    id,
    personId: people.agent.id,
    companyId: people.agent.companyId,
    digest: id,
    fileName: 'contract.pdf',
    state: 'read',
    reading: aContractReading,
    createdAt: server.clock.now(),
  });
  return { params: { id } };
}

/** The lender's part in the agent's transaction. */
export const theLendersPart: Thing = ({ part }) => ({ params: { id: part.id } });

/** A reminder that the app has shown to the agent, and an answer to it. */
export async function aReminderOfTheAgent({ server, people, transaction }: World): Promise<Parts> {
  const [date] = transaction.contractDates;
  const now = server.clock.now();
  const [id, day] = [randomUUID(), dayToSql(date!.date)];
  const endsAt = deadlineEnd(date!, { state: 'Colorado', timeOfDay: null, acceptanceTime: null }, 'America/Denver');
  await server.db.insert(reminders).values({
    ...{ id, key: id, transactionId: transaction._id, dateId: date!._id, day, title: date!.title, endsAt },
    ...{ personId: people.agent.id, channel: 'app', state: 'sent', isLate: false, timeZone: 'America/Denver' },
    ...{ remindAt: now, goesOutAt: now, plannedAt: now, sentAt: now },
  });
  return { params: { id }, body: { hasIt: true } };
}

/** An invitation to the agent's transaction whose lender no longer reads it. */
export const anEndedInvitation =
  (how: keyof World['ended']): Thing =>
  ({ ended }) => ({ params: { id: ended[how].id } });

/** An open invitation of another lender to the agent's transaction. More are sent here than the daily limit. */
export async function anInvitedLender(world: World): Promise<Parts> {
  const { server, people, transaction } = world;
  await server.db.delete(invitationMails).where(eq(invitationMails.companyId, people.owner.companyId));
  return invited(world, transaction._id, anEmail());
}

/** An open invitation of the lender to a second transaction of the agent's. */
export async function anInvitationToTheLender(world: World): Promise<Parts> {
  const { _id } = await enterTransaction(world.server, await world.signedIn('agent'));
  return invited(world, _id, world.people.lender.email);
}

async function invited({ server, people }: World, transactionId: string, email: string): Promise<Parts> {
  const id = randomUUID();
  const inviterId = people.agent.id;
  await server.db
    .insert(transactionLenders)
    .values({ id, transactionId, inviterId, email, state: 'invited', ...times(server) });
  return { params: { id } };
}

/** A question to the lender of the agent's transaction. */
export async function aNewQuestion(world: World): Promise<Parts> {
  await forgetQuestions(world);
  return { ...(await ofTransaction(world)), body: aQuestionBody(world.part.id) };
}

/** A question about the agent's transaction, but to a lender of another one. */
export const aQuestionToAnotherLender: Thing = async (world) => ({
  ...(await ofTransaction(world)),
  body: aQuestionBody(world.otherPart.id),
});

export async function anOpenQuestion(world: World): Promise<Parts> {
  await forgetQuestions(world);
  return { params: { id: (await aQuestionTo(world.server, await world.signedIn('agent'), world.part))._id } };
}

/** A question whose answer proposes another day, and a body that rejects it. */
export async function anAnsweredQuestion(world: World): Promise<Parts> {
  await forgetQuestions(world);
  const { server, signedIn, part, transaction } = world;
  const dateId = transaction.contractDates[0]!._id;
  const question = await aQuestionTo(server, await signedIn('agent'), part, { dates: [dateId] });
  await answerQuestion(server, await signedIn('lender'), question, { proposals: [{ dateId, to: '04-01-2027' }] });
  return { params: { id: question._id }, body: { dateId, isAccepted: false } };
}

/** More are asked here than the daily limit. */
async function forgetQuestions({ server, transaction }: World): Promise<void> {
  await server.db.delete(lenderQuestions).where(eq(lenderQuestions.transactionId, transaction._id));
}

function times({ clock }: World['server']) {
  const sentAt = clock.now();
  return { sentAt, expiresAt: new Date(sentAt.getTime() + DAY_MS) };
}
