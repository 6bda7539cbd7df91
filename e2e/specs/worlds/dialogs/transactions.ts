import { wizardScreen } from '../../../screens/wizard-screen';
import { fill, inTurn, press, type Stop, type Tour } from './tour';

const WIZARD = 'features/create-transaction/wizard-dialog.tsx';
const TITLE = 'Create New Transaction';

const entersProperty: Stop['open'] = async (stage) => {
  const { street, city, zipCode, state, next } = wizardScreen(stage);
  await street.fill('14 Juniper Way');
  await city.fill('Golden');
  await zipCode.fill('80401');
  await state.selectOption('Colorado');
  await next.click();
};

const closesDetails: Stop['open'] = (stage) =>
  wizardScreen(stage).details('Odalys Brandt').getByRole('button', { name: 'Close' }).click();

const choosesClient: Stop['open'] = async (stage) => {
  const { client, next } = wizardScreen(stage);
  await client('Odalys Brandt').check();
  await next.click();
};

/** The wizard's worlds that begin at the last step. */
const submits: Stop['open'] = (stage) => wizardScreen(stage).submit.click();

export const transactions: readonly Tour[] = [
  {
    world: 'limit-reached',
    stops: [
      { file: WIZARD, title: TITLE, open: (stage) => wizardScreen(stage).step('Listing Information').waitFor() },
      {
        file: 'features/create-transaction/wizard-footer.tsx',
        title: 'Start over?',
        open: inTurn(fill('City', 'Golden'), press('Start over')),
      },
      { file: WIZARD, title: TITLE, open: inTurn(press('Continue editing'), entersProperty) },
      {
        file: 'features/create-transaction/client-step/client-details.tsx',
        title: 'Odalys Brandt',
        open: press(/^See Details.*Odalys Brandt/),
      },
      { file: WIZARD, title: TITLE, open: inTurn(closesDetails, choosesClient) },
      { file: WIZARD, title: TITLE, open: press('Add Dates Manually') },
      {
        file: 'ui/change-deadline/change-deadline-dialog.tsx',
        title: 'Change Deadline Details',
        open: press('Edit Closing Date'),
      },
      {
        file: 'features/create-transaction/limit-reached-dialog.tsx',
        title: 'Active transaction limit has exceeded',
        open: inTurn(press('Cancel'), submits),
      },
    ],
  },
  {
    world: 'known-client',
    stops: [
      {
        file: 'features/create-transaction/existing-client-dialog.tsx',
        title: 'You already have this client',
        open: submits,
      },
    ],
  },
  {
    world: 'alike-transaction',
    stops: [
      {
        file: 'features/create-transaction/alike-dialog.tsx',
        title: 'Create another transaction?',
        open: submits,
      },
    ],
  },
  {
    world: 'created-before',
    stops: [
      {
        file: 'features/create-transaction/already-created-dialog.tsx',
        title: 'This transaction already exists',
        open: submits,
      },
    ],
  },
  {
    world: 'changed-meanwhile',
    stops: [
      {
        file: 'features/edit-address/edit-address.tsx',
        title: 'Edit Address',
        open: press('Edit Address'),
      },
      {
        file: 'editing/confirm-leave.tsx',
        title: 'Leave without saving?',
        open: inTurn(fill('Street Address', '5 Larkspur Lane'), press('Cancel')),
      },
      { file: 'features/edit-address/edit-address.tsx', title: 'Edit Address', open: press('Keep editing', 'Save') },
      {
        file: 'features/edit-contract-dates/dates-dialog.tsx',
        title: 'Edit Contract dates',
        open: press('Save', 'Edit Contract dates'),
      },
    ],
  },
  {
    world: 'closing-unclear',
    stops: [
      {
        file: 'ui/move-list/moving-dialog.tsx',
        title: 'Which deadline is the closing?',
        open: press('Mark the closing'),
      },
    ],
  },
  {
    world: 'lenders-of-a-transaction',
    stops: [
      {
        file: 'features/share-with-lenders/sharing-dialog.tsx',
        title: /^What .* sees$/,
        open: press(/^What .* sees$/),
      },
      {
        file: 'features/share-with-lenders/withdraw-lender.tsx',
        title: /^Withdraw .* from this transaction\?$/,
        open: press('Cancel', /^Withdraw /),
      },
    ],
  },
  {
    world: 'second-opinions',
    stops: [
      {
        file: 'features/get-second-opinion/ask-dialog.tsx',
        title: 'Ask for a second opinion',
        open: press('Ask a lender'),
      },
      {
        file: 'features/get-second-opinion/end-question.tsx',
        title: 'Withdraw this question?',
        open: press('Cancel', 'Withdraw question'),
      },
    ],
  },
];
