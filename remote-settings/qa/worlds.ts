import type { Call } from '@keydate/contracts/call';
import { renewInviteLink, updateCompany } from '@keydate/contracts/companies';
import { companyClients } from '@keydate/contracts/clients';
import { listExplanations, restoreExplanation, updateExplanation } from '@keydate/contracts/explanations';
import { listInvitations, resendInvitation, revokeInvitation, sendInvitation } from '@keydate/contracts/invitations';
import { updateUser, type User } from '@keydate/contracts/people';
import { getReminderSettings, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { endSession, endSessions, listSessions } from '@keydate/contracts/sessions';
import { companyAgents, companyEmployees, removeTeammate } from '@keydate/contracts/teammates';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { inDays } from '@keydate/testing/builders/days';
import { someReminderSettings } from '@keydate/testing/builders/reminders';
import { listUnsentMails, resendUnsentMail } from '@keydate/contracts/unsent-mails';
import { aSignedInSession } from '@keydate/testing/builders/sessions';
import type { World } from '@keydate/testing/fake-server/world';
import type { WorldPlan, WorldPlans } from '@keydate/testing/worlds/world-plan';
import { clientsOfCompany, invitationsOf, teammatesOf } from './company';
import { EDITED_ID, explanations } from './explanations';
import { unsentMails } from './unsent-mails';

const LONG = 'Maximiliana-Konstanze Wolkenstein-Featherstonehaugh of Upper Saint Vrain Canyon Properties';

/** A company with people, clients, explanations and open invitations. */
function full(plan: Partial<WorldPlan> & Pick<WorldPlan, 'title' | 'note'>, more: Partial<World> = {}): WorldPlan {
  return {
    viewer: 'SuperRealtor',
    at: '/setting',
    world: (person) => {
      const accounts = teammatesOf(person);
      return {
        accounts,
        clients: clientsOfCompany(44),
        explanations: explanations(),
        invitations: invitationsOf(person, accounts),
        calendarFeeds: [
          { transactionId: null, street: null, alarms: false, createdAt: '2026-06-01T18:00:00.000Z' },
          { transactionId: 'wazee', street: '9 Wazee Street', alarms: true, createdAt: '2026-06-02T18:00:00.000Z' },
        ],
        otherSessions: [aSignedInSession(), aSignedInSession({ userAgent: '' })],
        memberLimit: 50,
        ...more,
      };
    },
    ...plan,
  };
}

const ACCOUNT = { at: '/setting/account' };

function named(fullName: string) {
  return (person: User): User => ({
    ...person,
    fullName,
    company: person.company && { ...person.company, name: fullName, website: 'a-very-long-name.example/with/a/path' },
  });
}

function withDaysOff(person: User): User {
  const daysOff = { appointed: [inDays(20), inDays(160)], fridayBeforeHoliday: false };
  return { ...person, company: person.company && { ...person.company, daysOff } };
}

function failing(...calls: Call[]): Partial<World> {
  return { faults: calls.map((call) => ({ call, kind: 'refused', code: 'INTERNAL' })) };
}

export const worlds = {
  realtor: full({
    title: 'A realtor',
    note: 'Every tab. Colors change the page once they are saved. The company has two days off of its own.',
    adjustPerson: withDaysOff,
  }),
  lender: full({ title: 'A lender', note: 'The same, in another super role.', viewer: 'SuperLender' }),
  agent: full({
    title: 'An agent',
    note: 'The company can be read only. Employee and client codes. Nobody can be removed but the agent’s own employees.',
    viewer: 'Agent',
  }),
  employee: full({
    title: 'An employee',
    note: 'The company can be read only, and nobody can be removed.',
    viewer: 'Employee',
  }),
  person: full({ title: 'The person’s own data', note: 'Sessions, time zone, password.', at: '/setting/personal' }),
  'quiet-hours': full(
    {
      title: 'Quiet hours',
      note: 'No email from 9 PM to 7 AM in New York but a summary at 6:30 AM, the bell is off, and new transactions remind 3 days ahead.',
      at: '/setting/personal',
      adjustPerson: (person) => ({ ...person, timeZone: 'America/New_York' }),
    },
    {
      reminderSettings: someReminderSettings({
        inApp: false,
        quietHours: { from: asTimeOfDay('21:00'), until: asTimeOfDay('07:00') },
        summaryAt: asTimeOfDay('06:30'),
        defaultNotification: { type: 'days', value: 3 },
      }),
    },
  ),
  explanations: full({
    title: 'Deadline explanations',
    note: 'One of them, “Repairs”, is edited.',
    at: '/setting/explanations',
  }),
  'explanation-form': full({
    title: 'The form of an explanation',
    note: '“Repairs”, in the person’s own words, with the way back to the original.',
    at: `/setting/explanations?edit=${EDITED_ID}`,
  }),
  account: full({ title: 'Manage Account', note: 'Four of each list, then all of them.', ...ACCOUNT }),
  'agent-account': full({
    title: 'Manage Account of an agent',
    note: 'Employees instead of agents. Only the agent’s own employees can be removed.',
    viewer: 'Agent',
    at: '/setting/account?list=teammates',
  }),
  'employee-account': full({
    title: 'Manage Account of an employee',
    note: 'Nobody can be removed. An employee invites employees only.',
    viewer: 'Employee',
    ...ACCOUNT,
  }),
  'all-teammates': full({
    title: 'All teammates',
    note: 'Everybody of the company, with a search.',
    at: '/setting/account?list=teammates',
  }),
  'full-list': full({ title: 'All clients', note: '44 clients, with a search.', at: '/setting/account?list=clients' }),
  'empty-company': {
    title: 'An empty company',
    note: 'Nobody else, no clients, no invitations.',
    viewer: 'SuperRealtor',
    ...ACCOUNT,
    world: () => ({ explanations: explanations() }),
  },
  'failed-sends': full(
    {
      title: 'Emails that could not be sent',
      note: 'At the end of the page: one that is tried again, two that were given up, one whose deadline has passed.',
      ...ACCOUNT,
    },
    { unsentMails: unsentMails() },
  ),
  'removed-elsewhere': full(
    {
      title: 'Removed elsewhere',
      note: 'Anyone who is removed was removed by somebody else just before, and leaves the list.',
      ...ACCOUNT,
    },
    { isRemovedElsewhere: true },
  ),
  'team-full': full(
    {
      title: 'The team is full',
      note: 'An invitation by email is refused: “Team member limit has exceeded”.',
      ...ACCOUNT,
    },
    { memberLimit: 3 },
  ),
  'failing-saves': full(
    { title: 'Saving fails', note: 'Everything loads, but nothing can be saved, removed, renewed or sent.' },
    failing(
      updateCompany,
      updateUser,
      saveReminderSettings,
      renewInviteLink,
      removeTeammate,
      updateExplanation,
      restoreExplanation,
      sendInvitation,
      resendInvitation,
      revokeInvitation,
      endSession,
      endSessions,
      resendUnsentMail,
    ),
  ),
  'failing-lists': full(
    { title: 'Lists fail', note: 'Each list says so and can be tried again.', ...ACCOUNT },
    failing(
      companyAgents,
      companyEmployees,
      companyClients,
      listInvitations,
      listSessions,
      getReminderSettings,
      listExplanations,
      listUnsentMails,
    ),
  ),
  'failing-personal': full(
    {
      title: 'Edit Personal fails to load',
      note: 'Reminder settings and sessions say so and can be tried again.',
      at: '/setting/personal',
    },
    failing(getReminderSettings, listSessions),
  ),
  'failing-explanations': full(
    {
      title: 'The explanations fail to load',
      note: 'The list says so and can be tried again.',
      at: '/setting/explanations',
    },
    failing(listExplanations),
  ),
  'slow-server': full(
    { title: 'A slow server', note: 'Every answer takes four seconds: skeletons, busy buttons.', ...ACCOUNT },
    { latencyMs: 4000 },
  ),
  'long-names': full({ title: 'Very long names', note: 'Nothing is cut off or runs over.', adjustPerson: named(LONG) }),
  'pale-color': full({
    title: 'A pale company color',
    note: 'Buttons stay readable, and the preview says that the color was adjusted.',
    adjustPerson: (person) => ({
      ...person,
      company: person.company && { ...person.company, primaryColor: '#f5e9a0', secondaryColor: '#f5e9a080' },
    }),
  }),
} satisfies WorldPlans;
