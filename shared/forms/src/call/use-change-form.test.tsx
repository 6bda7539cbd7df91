import { screen, waitFor } from '@testing-library/react';
import { ApiError, useChange } from '@keydate/client';
import { canAnswerWith } from '@keydate/contracts/call-errors';
import { createCompany } from '@keydate/contracts/companies';
import { renderPage } from '@keydate/testing/jest';
import { useState } from 'react';
import { z } from 'zod';
import type { FormRefusals } from './refusals';
import { useChangeForm } from './use-change-form';

const schema = z.object({ name: z.string().min(1, 'Name is required'), address: z.object({ city: z.string() }) });
type Stored = z.infer<typeof schema>;

function Form({ refusal }: { refusal: Error | Promise<never> }) {
  const send: (values: Stored) => Promise<never> = () =>
    refusal instanceof Promise ? refusal : Promise.reject(refusal);
  const { register, errors, submit } = useChangeForm(useChange(createCompany, { mutationFn: send }), {
    schema,
    defaultValues: { name: 'Vale Homes', address: { city: 'Golden' } },
    fieldsOfCall: { 'place.town': 'address.city' },
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

test('a refusal of a form that was closed meanwhile is told as a toast', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const answer = new Promise<never>((_done, failed) => {
    refuse = failed;
  });
  function Closing() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <Form refusal={answer} />}
        <button onClick={() => setOpen(false)}>Close</button>
      </>
    );
  }
  const { user } = renderPage(<Closing />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  refuse(new ApiError(409, 'You already have a company.', 'COMPANY_EXISTS'));

  expect(await screen.findByRole('alert')).toHaveTextContent('You already have a company.');
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

test('of several fields that the server refuses, the first in the form gets the focus', async () => {
  await submitAndFail(
    new ApiError(400, 'Please check what you entered.', 'BAD_INPUT', {
      'place.town': 'City is required',
      name: 'Name is too long',
    }),
  );

  expect(await screen.findByText('City is required')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
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

/** Edits what is stored, which the server stores as `send` answers, and which somebody else can change. */
function Editor({ send }: { send: (values: Stored) => Promise<Stored> }) {
  const [stored, setStored] = useState<Stored>({ name: 'Vale Homes', address: { city: 'Golden' } });
  const { register, submit, formState } = useChangeForm(useChange(createCompany, { mutationFn: send }), {
    schema,
    stored,
    onDone: setStored,
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" {...register('name')} />
      <input aria-label="City" {...register('address.city')} />
      <p>{formState.isDirty ? 'unsaved' : 'saved'}</p>
      <button>Save</button>
      <button type="button" onClick={() => setStored({ name: 'Alder Homes', address: { city: 'Boulder' } })}>
        Somebody else saves
      </button>
    </form>
  );
}

/** The form, whose save runs until it is let go. The server stores a name without the spaces around it. */
function renderEditor() {
  const sent: Stored[] = [];
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const send = async (values: Stored) => {
    sent.push(values);
    await until;
    return { ...values, name: values.name.trim() };
  };
  return { ...renderPage(<Editor send={send} />), sent, letGo };
}

const name = () => screen.getByLabelText('Name');
const city = () => screen.getByLabelText('City');
const button = (label: string) => screen.getByRole('button', { name: label });

test('what is typed while a save runs stays and is unsaved; what was sent is shown as it is stored', async () => {
  const { user, letGo } = renderEditor();
  await user.type(name(), ' and Ranches ');
  await user.click(button('Save'));
  await user.type(city(), ' City');
  letGo();

  await waitFor(() => expect(name()).toHaveValue('Vale Homes and Ranches'));
  expect(city()).toHaveValue('Golden City');
  expect(await screen.findByText('unsaved')).toBeVisible();

  await user.type(city(), '{Backspace}'.repeat(' City'.length));
  expect(screen.getByText('saved')).toBeVisible();
});

test('a change that is taken back while it is being saved is an unsaved change', async () => {
  const { user, sent, letGo } = renderEditor();
  await user.type(city(), 's');
  await user.click(button('Save'));
  await user.type(city(), '{Backspace}');
  letGo();

  expect(await screen.findByText('unsaved')).toBeVisible();
  expect(city()).toHaveValue('Golden');
  await user.click(button('Save'));
  await waitFor(() => expect(sent.map(({ address }) => address.city)).toEqual(['Goldens', 'Golden']));
});

test('a field that the person has not changed follows what somebody else saves, and is sent so', async () => {
  const { user, sent } = renderEditor();
  await user.type(name(), ' and Ranches');
  await user.click(button('Somebody else saves'));

  expect(city()).toHaveValue('Boulder');
  expect(name()).toHaveValue('Vale Homes and Ranches');
  expect(screen.getByText('unsaved')).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(sent).toEqual([{ name: 'Vale Homes and Ranches', address: { city: 'Boulder' } }]));
});

test('a form cannot handle an error code that its call does not name', () => {
  // @ts-expect-error creating a company does not name the team limit
  const refusals: FormRefusals<typeof createCompany, z.input<typeof schema>> = { TEAM_LIMIT_EXCEEDED: 'name' };

  expect(canAnswerWith(createCompany, Object.keys(refusals).join())).toBe(false);
});
