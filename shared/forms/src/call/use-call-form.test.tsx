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
    send: () => Promise.reject(refusal),
    onDone: () => undefined,
    refusals: { COMPANY_EXISTS: 'name' },
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" {...register('name')} />
      {errors.name?.message}
      <input aria-label="City" {...register('address.city')} />
      {errors.address?.city?.message}
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

  expect(await screen.findByRole('alert')).toHaveTextContent('Please check what you entered.');
});

test('a refusal that belongs to a field is shown at the field and as a toast', async () => {
  await submitAndFail(new ApiError(409, 'You already have a company.', 'COMPANY_EXISTS'));

  expect(await screen.findByRole('alert')).toHaveTextContent('You already have a company.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
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
