import { screen } from '@testing-library/react';
import { ApiError } from '@keydate/client';
import { canAnswerWith } from '@keydate/contracts/call-errors';
import { createCompany } from '@keydate/contracts/companies';
import { renderPage } from '@keydate/testing/jest';
import { z } from 'zod';
import { useCallForm, type FormRefusals } from './use-call-form';

const schema = z.object({ name: z.string().min(1, 'Name is required'), address: z.object({ city: z.string() }) });

function Form({ refusal }: { refusal: Error }) {
  const { register, errors, submit } = useCallForm({
    call: createCompany,
    schema,
    defaultValues: { name: 'Vale Homes', address: { city: 'Golden' } },
    fieldsOfCall: { 'place.town': 'address.city' },
    send: () => Promise.reject(refusal),
    onDone: () => undefined,
    refusals: { COMPANY_EXISTS: 'name' },
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" {...register('name')} />
      <p>{errors.name?.message}</p>
      <input aria-label="City" {...register('address.city')} />
      <p>{errors.address?.city?.message}</p>
      <button>Send</button>
    </form>
  );
}

async function submitAndFail(refusal: Error) {
  const { user } = renderPage(<Form refusal={refusal} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

test('the server’s message for a field is shown at that field, which gets the focus', async () => {
  await submitAndFail(
    new ApiError(400, 'Please check what you entered.', 'BAD_INPUT', { 'address.city': 'City is required' }),
  );

  expect(await screen.findByText('City is required')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a toast is shown when the server complains about a field that the form does not have', async () => {
  await submitAndFail(
    new ApiError(400, 'Please check what you entered.', 'BAD_INPUT', { referralCode: 'Client are not allowed' }),
  );

  expect(await screen.findByRole('alert')).toHaveTextContent('Please check what you entered.Client are not allowed');
});

test('each of several messages is shown at its field, also at one that the call names otherwise', async () => {
  await submitAndFail(
    new ApiError(400, 'Please check what you entered.', 'BAD_INPUT', {
      name: 'Name is too long',
      'place.town': 'City is required',
    }),
  );

  expect(await screen.findByText('Name is too long')).toBeVisible();
  expect(screen.getByText('City is required')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a message for a field that the form does not have is not lost beside one for a field that it has', async () => {
  await submitAndFail(
    new ApiError(400, 'Please check what you entered.', 'BAD_INPUT', {
      name: 'Name is too long',
      referralCode: 'Client are not allowed',
    }),
  );

  expect(await screen.findByText('Name is too long')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Client are not allowed');
});

test('a refusal that belongs to a field is shown at that field only, which gets the focus', async () => {
  await submitAndFail(new ApiError(409, 'You already have a company.', 'COMPANY_EXISTS'));

  expect(await screen.findByText('You already have a company.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a field at fault that has the focus gets it again, so that its message is read', async () => {
  const { user } = renderPage(<Form refusal={new ApiError(409, 'You already have a company.', 'COMPANY_EXISTS')} />);
  await user.click(screen.getByLabelText('Name'));
  const focused = jest.fn();
  screen.getByLabelText('Name').addEventListener('focus', focused);

  await user.keyboard('{Enter}');

  expect(await screen.findByText('You already have a company.')).toBeVisible();
  expect(focused).toHaveBeenCalledTimes(1);
});

test('an unexpected error does not clear the form', async () => {
  await submitAndFail(new TypeError('a bug'));

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.getByLabelText('Name')).toHaveValue('Vale Homes');
});

test('a form cannot handle an error code that its call does not name', () => {
  // @ts-expect-error creating a company does not name the team limit
  const refusals: FormRefusals<typeof createCompany, z.input<typeof schema>> = { TEAM_LIMIT_EXCEEDED: 'name' };

  expect(canAnswerWith(createCompany, Object.keys(refusals).join())).toBe(false);
});
