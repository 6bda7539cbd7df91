import type { Page } from '@playwright/test';
import { pickOption } from './pick-option';

/** /transaction/{id} (spec § 2.8). */
export function transactionScreen(page: Page) {
  const deadlines = page.getByRole('region', { name: 'My Upcoming Deadlines' });
  const facts = page.getByRole('complementary', { name: 'About this transaction' });
  const address = page.getByRole('dialog', { name: 'Edit Address' });
  const dates = page.getByRole('dialog', { name: 'Edit Contract dates' });
  const change = page.getByRole('dialog', { name: 'Change Deadline Details' });
  const timeOfDay = facts.getByRole('form', { name: 'Time of Day' });
  const question = page.getByRole('alertdialog');
  return {
    /** Side and status below the name. */
    status: (words: string) => page.getByText(words, { exact: true }),
    refused: {
      said: (words: string) => page.getByRole('alert').filter({ hasText: words }),
      openTransaction: page.getByRole('button', { name: 'Open transaction' }),
    },
    client: (name: string) => page.getByRole('heading', { level: 1, name }),
    deadlines,
    facts,
    /** A deadline of the timeline, under its day. */
    deadlineOn: (day: string, title: string) =>
      deadlines.getByRole('listitem').filter({ hasText: day }).getByRole('listitem').filter({ hasText: title }),
    /** The box that checks a deadline off. */
    box: (title: string) => deadlines.getByRole('checkbox', { name: `Done: ${title}` }),
    /** The dialog that says how a deadline ends. */
    settle: {
      open: (title: string) => deadlines.getByRole('button', { name: `Waived, missed or does not apply: ${title}` }),
      way: (words: RegExp) => page.getByRole('dialog').getByRole('checkbox', { name: words }),
      note: page.getByRole('dialog').getByLabel('Note'),
      save: page.getByRole('dialog').getByRole('button', { name: 'Save' }),
    },
    /** The line of those that are settled, not all as done. */
    settledLine: (count: number) => deadlines.getByRole('button', { name: `${count} settled` }),
    /** The line of those that are done. */
    doneLine: (count: number) => deadlines.getByRole('button', { name: `${count} done` }),
    deadline: (title: string) => deadlines.getByText(title, { exact: true }),
    closing: {
      unclear: deadlines.getByText('Two deadlines could be the closing'),
      mark: deadlines.getByRole('button', { name: 'Mark the closing' }),
      deadline: page.getByRole('dialog').getByLabel('Closing'),
      save: page.getByRole('dialog').getByRole('button', { name: 'Save' }),
      noLoan: deadlines.getByRole('button', { name: 'No loan (cash)' }),
      cash: deadlines.getByText('Cash, no loan: there is no Closing Disclosure.'),
      mailBy: deadlines.getByText(/mail it by/),
    },
    /** The warning that the Closing Disclosure must be received by another day. */
    closingMoved: deadlines.getByText(/^The closing has been moved to/),
    said: (words: string) => page.getByRole('status').filter({ hasText: words }),
    copyLink: (kind: 'client' | 'agent' | 'employee') =>
      facts.getByRole('button', { name: `Copy the ${kind} invite link` }),
    editAddress: facts.getByRole('button', { name: 'Edit Address' }),
    address: {
      dialog: address,
      street: address.getByLabel('Street Address'),
      zipCode: address.getByLabel('Zip Code'),
      version: (words: string) => address.getByRole('radio', { name: words }),
      save: address.getByRole('button', { name: 'Save' }),
      notSavedYet: address.getByText('Not saved yet'),
      leave: question.getByRole('button', { name: 'Leave' }),
    },
    editDates: deadlines.getByRole('button', { name: 'Edit Contract dates' }),
    dates: {
      dialog: dates,
      edit: (title: string) => dates.getByRole('button', { name: `Edit ${title}` }),
      remove: (title: string) => dates.getByRole('button', { name: `Remove ${title}` }),
      add: dates.getByRole('button', { name: 'Add a date' }),
      save: dates.getByRole('button', { name: 'Save' }),
      version: (words: string | RegExp) => dates.getByRole('radio', { name: words }),
      /** The dates that would move, before they do. */
      moves: dates.getByRole('listitem'),
      change: {
        dialog: change,
        title: change.getByLabel('Title'),
        date: change.getByLabel('Date', { exact: true }),
        save: change.getByRole('button', { name: 'Save' }),
      },
    },
    lenders: {
      invite: facts.getByRole('button', { name: 'Invite a lender' }),
      email: facts.getByLabel('Email of the lender'),
      send: facts.getByRole('button', { name: 'Send invitation' }),
      /** A row of what the invited lender will see. */
      willSee: (words: RegExp) => facts.getByRole('checkbox', { name: words }),
      state: (words: RegExp) => facts.getByRole('list', { name: 'Lenders of this transaction' }).getByText(words),
      share: (who: string) => facts.getByRole('button', { name: `What ${who} sees` }),
      shared: (words: RegExp) => page.getByRole('dialog').getByRole('checkbox', { name: words }),
      save: page.getByRole('dialog').getByRole('button', { name: 'Save' }),
      withdraw: (who: string) => facts.getByRole('button', { name: `Withdraw ${who}` }),
      confirmWithdrawal: question.getByRole('button', { name: 'Withdraw' }),
    },
    /** The conversation with somebody about the transaction. */
    message: (who: string) => facts.getByRole('link', { name: `Message ${who}` }),
    secondOpinion: {
      ask: facts.getByRole('button', { name: 'Ask a lender' }),
      question: page.getByRole('dialog').getByLabel('Your question'),
      about: (title: string) => page.getByRole('dialog').getByRole('checkbox', { name: title }),
      send: page.getByRole('dialog').getByRole('button', { name: 'Send question' }),
      questions: page.getByRole('list', { name: 'Questions about this transaction' }),
      /** The dashboard's list. */
      waiting: page.getByRole('region', { name: 'Questions waiting for you' }),
      /** The dashboard's link to a question that waits for the lender's answer. */
      answerOf: (street: string) => page.getByRole('link', { name: `Answer the question about ${street}` }),
      answer: page.getByLabel('Your answer'),
      anotherDay: (title: string) => page.getByLabel(`Another day for ${title}`),
      sendAnswer: page.getByRole('button', { name: 'Send answer' }),
      reason: page.getByLabel('Reason (optional)'),
      accept: (title: string) => page.getByRole('button', { name: new RegExp(`^Accept .* for ${title}$`) }),
    },
    loan: {
      /** The steps that the realtor reads, in one line. */
      line: facts.getByRole('list', { name: 'Loan', exact: true }),
      step: (name: string) => facts.getByRole('checkbox', { name, exact: true }),
      dayOf: (name: string) => facts.getByLabel(`${name} on`),
      saveDayOf: (name: string) => facts.getByRole('button', { name: `Save the day of ${name}` }),
    },
    timeOfDay: {
      /** The list, by its selected time. */
      showing: (time: string) => timeOfDay.getByRole('button', { name: `${time} Time of Day` }),
      choose: (time: string) => pickOption(page, timeOfDay.getByRole('button', { name: /Time of Day/ }), time),
      save: timeOfDay.getByRole('button', { name: 'Save' }),
    },
    notification: {
      choice: (name: string) => facts.getByRole('radio', { name }),
      value: facts.getByLabel('Value'),
      chooseUnit: (unit: 'hours' | 'days' | 'weeks') =>
        pickOption(page, facts.getByRole('button', { name: /Unit/ }), unit),
      schedule: facts.getByRole('button', { name: 'Schedule' }),
    },
    complete: page.getByRole('button', { name: 'Mark as complete' }),
    /** The question about the deadlines that are still open. */
    openDeadlines: {
      lines: question.getByRole('listitem'),
      closeAnyway: question.getByRole('button', { name: 'Close anyway' }),
    },
    undo: page.getByRole('region', { name: 'Undo the closing' }).getByRole('button', { name: 'Undo' }),
  };
}
