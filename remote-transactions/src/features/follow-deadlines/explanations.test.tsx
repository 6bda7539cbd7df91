import { anExplanation } from '@keydate/testing/builders/explanations';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { inDays } from '@keydate/testing/builders/days';
import { screen } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();
const contractDates = [aContractDate({ title: 'Inspection Objection Deadline', description: '', date: inDays(4) })];

test('a deadline is explained in the reader’s own words, found by the title of the form', async () => {
  const { user } = await openTransaction(
    { contractDates },
    {
      explanations: [
        anExplanation({
          title: 'Repairs',
          seededTitle: 'Inspection Objection Deadline',
          description: 'Call the inspector first.',
          isEdited: true,
        }),
      ],
    },
  );
  await user.click(await screen.findByText('What it means'));

  expect(screen.getByText('Call the inspector first.')).toBeVisible();
  expect(screen.getByText('Repairs')).toBeVisible();
});

test('an explanation whose texts the reader has emptied is not offered', async () => {
  await openTransaction(
    { contractDates },
    {
      explanations: [
        anExplanation({
          title: 'Inspection Objection Deadline',
          description: '',
          dateExplanation: '',
          isEdited: true,
        }),
      ],
    },
  );

  expect(await screen.findByText('Inspection Objection Deadline')).toBeVisible();
  expect(screen.queryByText('What it means')).not.toBeInTheDocument();
});

test('a deadline that no form knows has no explanation', async () => {
  await openTransaction({ contractDates }, { explanations: [anExplanation({ title: 'Closing Date' })] });

  expect(screen.getByText('Inspection Objection Deadline')).toBeVisible();
  expect(screen.queryByText('What it means')).not.toBeInTheDocument();
});
