import { CONTRACT_MAX_FILES, CONTRACT_MAX_PIXELS_UNPACKED, FREE_ACTIVE_TRANSACTIONS } from '@keydate/contracts/limits';
import type {
  ContractForm,
  ItemNumbers,
  LeftOutReason,
  PageLeftOut,
  ScanExtent,
  ScanGap,
} from '@keydate/contracts/scans';
import type { WizardStep } from './wizard-state';

const isOne = ([numbers, ...others]: readonly ItemNumbers[]) => numbers?.first === numbers?.last && others.length === 0;
const spanOf = ({ first, last }: ItemNumbers) => (first === last ? String(first) : `${first} to ${last}`);
const listOf = (items: readonly string[]) => new Intl.ListFormat('en').format(items);

/** The warnings about rows or days that the scan may lack. */
const GAPS: Record<ScanGap, string> = {
  'ends-early': 'The table ends before the last rows of its form. Check whether a page or a part of one is missing.',
  'begins-late': 'The table begins after the first rows of its form. Check whether a page or a part of one is missing.',
  'lacks-closing-date': 'No Closing Date was found. Please check the contract for it.',
  'dates-cut-off':
    'Dates reach the edge of the picture and may be cut off. Please check them, or take another picture.',
  'no-day': 'No row of this table has a day. Please check whether the dates are somewhere else, or written by hand.',
  'no-table':
    'No table of dates was found. These are the dates in the contract’s sentences; none is selected until you check it.',
  'dates-elsewhere': 'The contract names more dates outside this table. Please check its sentences for them.',
  'first-contract-undated':
    'This upload has two contracts, and the first one has no table of dates. These dates are from the other one; please upload each by itself.',
  'second-list':
    'This file may have two contracts: a second whole table of dates is not included. Check whether it changes these dates, or upload it by itself.',
  'of-a-newer-kind': 'Rows or dates may be missing. Please compare them with the contract.',
};

/** The states whose form the scan knows. */
const FORMS: Record<Exclude<ContractForm, 'unknown'>, string> = {
  colorado: 'Colorado',
  california: 'California',
  utah: 'Utah',
  texas: 'Texas',
};

/** Why a page was not looked at. */
const LEFT_OUT: Record<LeftOutReason, (them: string) => string> = {
  'too-detailed': (them) => `a picture on ${them} has more than ${CONTRACT_MAX_PIXELS_UNPACKED / 1_000_000} megapixels`,
  'too-demanding': (them) => `a drawing on ${them} takes too much memory or time`,
  'of-a-newer-kind': (them) => `we could not read ${them}`,
};

function pagesNotLookedAt(reason: LeftOutReason, numbers: readonly number[]): string {
  const [pages, have, it] = numbers.length === 1 ? ['Page', 'was', 'it'] : ['Pages', 'were', 'them'];
  return `${pages} ${listOf(numbers.map(String))} ${have} not looked at: ${LEFT_OUT[reason](it)}. Please check ${it} for dates.`;
}

/** Strings of the wizard as a whole; those of spec § 2.7, § 8 to the letter. Each step has its own. */
export const copy = {
  title: 'Create New Transaction',
  contractGone: 'The contract’s file was already deleted, so it is not saved with the transaction.',
  calendar: 'Change Deadline Details',
  steps: {
    listing: 'Listing Information',
    client: 'Client Information',
    dates: 'Add Contract Dates',
    columns: 'Select Title and Select Dates',
    review: 'Review Contract Dates',
  } satisfies Record<WizardStep, string>,
  fromContract: 'from the contract',
  onPage: (page: number, words: string) => `From page ${page} of the contract: “${words}”`,
  addressNotStated: 'The contract does not say clearly where the property is. Please enter it.',
  zipNotStated: 'The contract does not give the ZIP code of this address. Please enter it.',
  contradicts: ({ street, city, state, zipcode }: Record<'street' | 'city' | 'state' | 'zipcode', string>) =>
    `The contract names ${[street, city, `${state} ${zipcode}`.trim()].filter((part) => part !== '').join(', ')}. ` +
    'This is not the property that you entered. Please check which one is right; nothing that you entered was changed.',
  start: {
    title: 'Start from a contract',
    upload: 'Upload a contract',
    note: `PDF or pictures, up to ${CONTRACT_MAX_FILES} files. It is read while you continue; you check everything before it is saved.`,
    or: 'or enter the property',
  },
  readLater: (fileName: string) => `Keydate will read ${fileName} once you enter the property and the client.`,
  noClients: {
    title: 'Your company has no clients yet',
    whoAddsThem: 'Only the person you work for can add clients. They do so with a client’s first transaction.',
    untilThen: 'Until then, you cannot finish a transaction.',
  },
  validationTitle: 'Validation Error',
  validationMessage: 'Please fill in all required fields correctly.',
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverWarning: 'Everything you entered for this transaction will be deleted.',
  doNotStartOver: 'Continue editing',

  created: 'Transaction Created Successfully',
  clientNotInformed: 'The client did not get an email, because too many new clients were notified today.',
  nothingLost: 'Nothing you entered is lost.',
  submitAgain: 'Submit again when you are back online: this does not create a second transaction.',

  scan: {
    nextContract: (page: number) =>
      `This upload has two contracts: another one begins on page ${page}. These dates are from the first one; upload the other one by itself.`,
    leftOut: (tables: number) =>
      tables === 1
        ? 'Another table in this file is not included. Check whether it changes these dates.'
        : `${tables} other tables in this file are not included. Check whether they change these dates.`,
    /** The form by which the contract was read. */
    form: (form: Exclude<ContractForm, 'unknown'>) => `Form: ${FORMS[form]} purchase contract.`,
    formUnknown: 'We do not know this form yet',
    formUnknownMeans: 'This is what we found in it. Please compare it with the contract, or enter the dates by hand.',
    gap: GAPS,
    firstFilesTaken: `Only the first ${CONTRACT_MAX_FILES} files were used`,
    otherFiles: (others: readonly string[]) =>
      `${listOf(others)} ${others.length === 1 ? 'was' : 'were'} left out. Put all pages into one PDF to scan them together.`,
    /** One sentence for each reason. */
    pagesLeftOut: (pages: readonly PageLeftOut[]) =>
      [...new Set(pages.map(({ reason }) => reason))].map((reason) =>
        pagesNotLookedAt(
          reason,
          pages.filter((one) => one.reason === reason).map(({ page }) => page),
        ),
      ),
    missingTitles: (titles: readonly string[]) =>
      titles.length === 1
        ? `This form has a row that the scan did not find: ${listOf(titles)}. Please check the contract for it.`
        : `This form has rows that the scan did not find: ${listOf(titles)}. Please check the contract for them.`,
    strangeTables: (pages: readonly number[]) =>
      `A table with dates on page ${listOf(pages.map(String))} was not understood and is not included. Check whether it changes these dates.`,
    /** One sentence about everything that the person has to check in the contract; '' for nothing. */
    missed: ({ unreadPages, missingNumbers }: ScanExtent) => {
      const isOnePage = unreadPages.length === 1;
      const pages = `${isOnePage ? 'Page' : 'Pages'} ${listOf(unreadPages.map(String))} could hardly be read`;
      if (missingNumbers.length === 0)
        return unreadPages.length === 0
          ? ''
          : `${pages}. Please check ${isOnePage ? 'that page' : 'those pages'} for dates.`;
      const [what, them] = isOne(missingNumbers) ? ['number', 'it'] : ['the numbers', 'them'];
      const missing = listOf(missingNumbers.map(spanOf));
      const numbers = `no row was found for ${what} ${missing}. Please check the contract for ${them}.`;
      return unreadPages.length === 0 ? `In this table, ${numbers}` : `${pages}, and ${numbers}`;
    },
  },

  seeSubscription: 'See subscription',
  limit: {
    ofPlan: 'Your company has as many active transactions as its plan allows.',
    withoutPlan: `Without a subscription, your company may have ${FREE_ACTIVE_TRANSACTIONS} active transaction.`,
    draftSaved: 'Everything you entered is saved as a draft in this browser. You will find it on the dashboard.',
    notNow: 'Not now',
  },
  draft: {
    title: (street: string) => `The transaction for ${street} is saved as a draft`,
    canRestore: 'Your plan had no room for it. Restore it to continue.',
    overLimit: 'Your company has reached its limit of active transactions.',
    subscribe: 'With an active subscription, you can restore it.',
    waitForSubscription: 'Once your company has an active subscription, you can restore it here.',
    discard: 'Discard',
    restore: 'Restore',
    replaceTitle: 'You have started another transaction',
    replaceWarning: (street: string) =>
      `If you restore the draft for ${street}, what you have entered since is deleted.`,
    keepNew: 'Keep the new one',
    restoreAnyway: 'Restore anyway',
  },
  existingClient: {
    title: 'You already have this client',
    belongsTo: (email: string) => `${email} belongs to`,
    createdFor: ', so the transaction was created for this client.',
    notSaved: (fields: readonly ('client_name' | 'phone_number')[]) => {
      if (fields.length > 1) return 'The name and the phone number that you entered were not saved.';
      return `The ${fields[0] === 'phone_number' ? 'phone number' : 'name'} that you entered was not saved.`;
    },
    seeTransaction: 'See Transaction',
  },
  alike: {
    title: 'Create another transaction?',
    isThere: 'There is already a transaction for',
    at: 'at',
    isClosed: 'It is closed.',
    nothingCreated: 'Nothing has been created yet.',
    createAnother: 'Create another one',
    open: 'Open it',
    goBack: 'Back',
  },
  alreadyCreated: {
    title: 'This transaction already exists',
    arrived: 'The first time you pressed Submit, we received the transaction for',
    noAnswer: ', but our answer did not reach you. It has what you had entered by then.',
    changedSince:
      'It does not have what you changed since. Open it and make the change there, or create another transaction with what you have entered now.',
    createAnother: 'Create another one',
    open: 'Open it',
  },
} as const;
