import { renderPage } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { InviteCodes } from './invite-codes';

const LINK = 'https://keydate.example/signup?ref=CLIENTOFTHERIVERSIDE';
const invites = [{ kind: 'client' as const, code: 'CLIENTOFTHERIVERSIDE', link: LINK }];

test('a code is cut to 16 characters, with the full code as its name', () => {
  renderPage(<InviteCodes invites={invites} />);

  expect(screen.getByText('CLIENTOFTHERIVER…')).toBeInTheDocument();
  expect(screen.getByTitle('CLIENTOFTHERIVERSIDE')).toBeInTheDocument();
});

test('a click copies the link and says so', async () => {
  const { user } = renderPage(<InviteCodes invites={invites} />);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the client invite link' }));

  expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(LINK);
});

test('if the browser refuses, the link is shown', async () => {
  const { user } = renderPage(<InviteCodes invites={invites} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy the client invite link' }));

  expect(await screen.findByText(`Please copy it yourself: ${LINK}`)).toBeInTheDocument();
});
