import type { Page } from '@playwright/test';

/** Create New Transaction (spec § 2.7) and Change Deadline Details. */
export function wizardScreen(page: Pick<Page, 'getByRole'>) {
  const dialog = page.getByRole('dialog', { name: 'Create New Transaction' });
  const change = page.getByRole('dialog', { name: 'Change Deadline Details' });
  const limit = page.getByRole('dialog', { name: 'Active transaction limit has exceeded' });
  const replace = page.getByRole('alertdialog', { name: /^Replace the dates of/ });
  return {
    dialog,
    title: dialog.getByRole('heading', { level: 2 }),
    /** The dialog rises as it opens: until it is at rest, its places are not its own. */
    isAtRest: () =>
      dialog.evaluate(async ({ ownerDocument }) => {
        const moving = ownerDocument
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
        await Promise.allSettled(moving.map(({ finished }) => finished));
      }),
    step: (title: string) => dialog.getByRole('heading', { name: title }),
    /** The toast of a step that is not complete. */
    said: (words: string) => page.getByRole('alert').filter({ hasText: words }),
    fieldError: (words: string) => dialog.getByText(words),
    /** The steps that the contract answers. */
    fromContract: dialog.getByRole('button', { name: /from the contract$/ }),
    next: dialog.getByRole('button', { name: 'Next' }),
    back: dialog.getByRole('button', { name: 'Back' }),
    submit: dialog.getByRole('button', { name: 'Submit' }),
    street: dialog.getByLabel('Street Address'),
    city: dialog.getByLabel('City'),
    zipCode: dialog.getByLabel('Zip Code'),
    state: dialog.getByLabel('State'),
    question: dialog.getByText('Is this client new?'),
    client: (name: string | RegExp) => dialog.getByRole('radio', { name }),
    seeDetails: (name: RegExp) => dialog.getByRole('button', { name: new RegExp(`See Details.*${name.source}`) }),
    details: (name: string) => page.getByRole('dialog', { name }),
    answer: (name: 'Yes' | 'No') => dialog.getByRole('checkbox', { name, exact: true }),
    clientName: dialog.getByLabel('Client Name'),
    clientPhone: dialog.getByLabel('Phone Number'),
    clientEmail: dialog.getByLabel('Email Address'),
    contractType: (name: 'A Purchase' | 'A Sale') => dialog.getByRole('checkbox', { name: new RegExp(name) }),
    contractFile: dialog.getByLabel('Contract file'),
    scanning: dialog.getByRole('progressbar'),
    cancelScan: dialog.getByRole('button', { name: 'Cancel scan' }),
    /** A text of the step. */
    says: (words: string) => dialog.getByText(words),
    close: dialog.getByRole('button', { name: 'Close' }),
    replace: { question: replace, keep: replace.getByRole('button', { name: 'Keep them' }) },
    byHand: dialog.getByRole('button', { name: 'Add Dates Manually' }),
    column: (question: 'Select Title' | 'Select Dates', column: string | RegExp) =>
      dialog.getByRole('group', { name: question }).getByRole('radio', { name: column }),
    row: (title: string) => dialog.getByRole('row').filter({ hasText: title }),
    /** Opens and folds the rows of the review that have no day. */
    rowsWithoutDay: dialog.getByRole('button', { name: / without a day$/ }),
    tick: (title: string) => dialog.getByRole('checkbox', { name: title, exact: true }),
    mec: dialog.getByLabel('MEC'),
    /** Takes the day and the rule that the contract states. */
    confirm: dialog.getByRole('button', { name: 'Confirm', exact: true }),
    dayOff: dialog.getByRole('button', { name: /A deadline on a day off/ }),
    dayOffChoice: (name: RegExp) => page.getByRole('option', { name }),
    selectAll: dialog.getByRole('checkbox', { name: 'Select all' }),
    edit: (title: string) => dialog.getByRole('button', { name: `Edit ${title}`, exact: true }),
    remove: (title: string) => dialog.getByRole('button', { name: `Remove ${title}`, exact: true }),
    /** Unfolds the rows without a day. */
    withoutDay: dialog.getByRole('button', { name: /rows? without a day$/ }),
    summary: dialog.getByRole('status').first(),
    /** The review over the whole window, next to the page of the contract. */
    largeView: dialog.getByRole('button', { name: 'Large view' }),
    contractPage: (page: number) => dialog.getByRole('img', { name: `Page ${page} of the contract` }),
    /** The rows that can be ticked. */
    tickableRows: dialog.getByRole('row').filter({ has: page.getByRole('checkbox') }),
    limit: {
      dialog: limit,
      subscription: limit.getByRole('link', { name: 'See subscription' }),
      notNow: limit.getByRole('button', { name: 'Not now' }),
    },
    change: {
      dialog: change,
      title: change.getByLabel('Title'),
      heading: change.getByRole('heading', { name: 'New Loan Application' }),
      date: change.getByLabel('Date', { exact: true }),
      day: (name: string) => change.getByRole('grid').getByRole('button', { name }),
      newDate: change.getByRole('status'),
      save: change.getByRole('button', { name: 'Save' }),
      cancel: change.getByRole('button', { name: 'Cancel' }),
    },
  };
}
