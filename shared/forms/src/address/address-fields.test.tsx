import { zodResolver } from '@hookform/resolvers/zod';
import { screen } from '@testing-library/react';
import { contentList } from '@keydate/contracts/companies';
import { installFakeServer, renderPage } from '@keydate/testing/jest';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AddressFields } from './address-fields';

const putWorld = installFakeServer();
const text = z.string().min(1, 'is missing');
const schema = z.object({ home: z.object({ street: text, city: text, state: text, zip: text }) });
const NAMES = { street: 'home.street', city: 'home.city', state: 'home.state', zipCode: 'home.zip' } as const;
const sent = jest.fn((home: unknown) => home);

function Form(given: { state?: string; isZipCodeLast?: boolean; hasAutoFill?: boolean }) {
  const { state = '', ...options } = given;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { home: { street: '88 Remington Street', city: 'Golden', state, zip: '80401' } },
  });
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => sent(values.home))(event)}>
      <AddressFields form={form} names={NAMES} streetLabel="Street" {...options} />
      <button>Send</button>
    </form>
  );
}

const labels = () => Array.from(document.querySelectorAll('label')).map(({ textContent }) => textContent);

beforeEach(() => sent.mockClear());

test('a saved address shows its state once the list has loaded, and is submitted unchanged', async () => {
  putWorld({});
  const { user } = renderPage(<Form state="Colorado" />);
  await screen.findByRole('option', { name: 'Colorado' });

  expect(screen.getByLabelText('State')).toHaveValue('Colorado');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ state: 'Colorado' }));
});

test('each invalid field shows the message of the schema, and the first one gets the focus', async () => {
  putWorld({});
  const { user } = renderPage(<Form />);
  await user.clear(screen.getByLabelText('Street'));

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(screen.getByLabelText('Street')).toHaveAccessibleDescription('is missing');
  expect(screen.getByLabelText('Street')).toHaveFocus();
  expect(screen.getByLabelText('State')).toHaveAccessibleDescription('is missing');
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('');
});

test('the zip code comes before the state of a property and after the state of a company', () => {
  putWorld({});
  const { unmount } = renderPage(<Form />);
  expect(labels()).toEqual(['Street', 'City', 'Zip Code', 'State']);
  unmount();

  renderPage(<Form isZipCodeLast />);
  expect(labels()).toEqual(['Street', 'City', 'State', 'Zip Code']);
});

test('the browser may fill in a company’s address, but not a property’s', () => {
  putWorld({});
  const { unmount } = renderPage(<Form />);
  expect(screen.getByLabelText('State')).toHaveAttribute('autocomplete', 'off');
  unmount();

  renderPage(<Form hasAutoFill />);
  expect(screen.getByLabelText('State')).toHaveAttribute('autocomplete', 'address-level1');
});

test('the list of states can be loaded again after an error', async () => {
  const server = putWorld({ faults: [{ call: contentList, kind: 'refused', code: 'INTERNAL' }] });
  const { user } = renderPage(<Form />);
  await screen.findByText('The list of states could not be loaded.');

  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('option', { name: 'Wyoming' })).toBeInTheDocument();
});
