import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { readTyped, restoreTyped, type TypedField } from './typed-fields';

function Form({ heard = () => undefined }: { heard?: (name: string) => void }) {
  const [name, setName] = useState('');
  const handleName = (text: string) => {
    setName(text);
    heard(text);
  };
  return (
    <form>
      <label>
        Name <input value={name} onChange={(event) => handleName(event.target.value)} />
      </label>
      <input aria-label="Street" defaultValue="" />
      <input aria-label="Street" defaultValue="" />
      <textarea aria-label="Note" />
      <select aria-label="State">
        <option>CO</option>
        <option>UT</option>
      </select>
      <input type="checkbox" aria-label="Terms" />
      <input type="radio" name="side" aria-label="Buyer" defaultChecked />
      <input type="radio" name="side" aria-label="Seller" />
      <input type="file" aria-label="Picture" />
    </form>
  );
}

/** Fills in the form, as a page that is then left. */
async function typedBefore(): Promise<TypedField[]> {
  const { unmount } = render(<Form />);
  const user = userEvent.setup();
  const [, second] = screen.getAllByLabelText('Street');
  await user.type(screen.getByLabelText('Name'), 'Odalys');
  await user.type(second!, '9 Aspen Way');
  await user.type(screen.getByLabelText('Note'), 'Two lines.');
  await user.selectOptions(screen.getByLabelText('State'), 'UT');
  await user.click(screen.getByLabelText('Terms'));
  await user.click(screen.getByLabelText('Seller'));
  const typed = readTyped(document);
  unmount();
  return typed;
}

test('what was typed is there again once the page has its fields, and the page hears of it', async () => {
  const typed = await typedBefore();
  const heard = jest.fn();

  act(() => restoreTyped(document, typed));
  render(<Form heard={heard} />);

  await expect(screen.findByDisplayValue('Odalys')).resolves.toBe(screen.getByLabelText('Name'));
  expect(heard).toHaveBeenCalledWith('Odalys');
  expect(readTyped(document)).toEqual(typed);
  expect(screen.getAllByLabelText('Street')[0]).toHaveValue('');
});

test('a person who types meanwhile is left alone', async () => {
  const typed = await typedBefore();
  restoreTyped(document, typed);

  await userEvent.keyboard('a');
  render(<Form />);

  await act(() => Promise.resolve());
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
