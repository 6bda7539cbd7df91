import { fill, inTurn, press, type Stop, type Tour } from './tour';

// the fake payment provider draws its fields into the page
const showsCard: Stop['open'] = (stage) => stage.getByLabel('Card number').waitFor();

const paysByCard: Stop['open'] = async (stage) => {
  await stage.getByLabel('Card number').fill('4242424242424242');
  await stage.getByRole('button', { name: /^Pay / }).click();
};

export const billing: readonly Tour[] = [
  {
    world: 'never-subscribed',
    stops: [{ file: 'features/buy-plan/subscribe-dialog.tsx', title: 'Subscribe', open: press('Get Started Team') }],
  },
  {
    world: '3d-secure',
    stops: [
      {
        file: 'features/buy-plan/subscribe-dialog.tsx',
        title: 'Subscribe',
        open: inTurn(press('Get Started Team'), showsCard),
      },
    ],
  },
  {
    world: 'team',
    stops: [
      {
        file: 'features/change-card/change-card.tsx',
        title: 'Change card',
        open: inTurn(press('Change card'), showsCard),
      },
      { file: 'features/buy-plan/amount-charged.tsx', title: 'Amount Charged', open: press('Close', 'Upgrade Office') },
      { file: 'features/buy-plan/upgrade-dialog.tsx', title: 'Successfully Upgraded', open: press('Confirm upgrade') },
      {
        file: 'features/change-subscription/cancel-or-upgrade-dialog.tsx',
        title: 'Subscription Cancel or Upgrade',
        open: press('Done', 'Change Subscription Now'),
      },
      {
        file: 'features/change-subscription/cancel-plan-dialog.tsx',
        title: 'Cancel Plan',
        open: press('Proceed to Cancellation'),
      },
      {
        file: 'features/change-subscription/cancelled-dialog.tsx',
        title: 'Successfully Cancelled',
        open: inTurn(fill('Password', 'Keydate!2026'), press('Confirm')),
      },
      {
        file: 'features/change-subscription/resume-dialog.tsx',
        title: 'Resume Subscription',
        open: press('Done', 'Resume Subscription'),
      },
    ],
  },
  {
    world: 'upgrade-unpaid',
    stops: [
      {
        file: 'features/buy-plan/upgrade-dialog.tsx',
        title: 'Subscribe',
        open: inTurn(press('Upgrade Office', 'Confirm upgrade'), showsCard),
      },
      {
        file: 'features/return-from-payment/return-from-payment.tsx',
        title: 'Successfully Upgraded',
        open: paysByCard,
      },
    ],
  },
];
