import { catchUp } from '@keydate/contracts/socket';
import { aTransactionLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { act, screen, waitFor } from '@testing-library/react';
import { SeeLenderInvitations } from './see-lender-invitations';

const putWorld = installFakeServer();

test('an invitation that comes while the dashboard is open shows there, and leaves when it is withdrawn', async () => {
  const [wren, ilse] = [aRealtor(), aLender()];
  const server = putWorld({
    accounts: [anAccount(wren), anAccount(ilse)],
    transactions: ['transaction-1', 'transaction-2'].map((_id) => aTransaction({ _id, street: `${_id} Lane` })),
    owners: { 'transaction-1': wren._id, 'transaction-2': wren._id },
    lenders: [aTransactionLender({ transactionId: 'transaction-1', email: ilse.contact.email })],
  });
  renderPage(<SeeLenderInvitations />, { at: '/', session: signedIn(server, ilse) });
  expect(await screen.findByRole('link', { name: 'See the invitation to transaction-1 Lane' })).toBeVisible();

  const [withdrawn] = server.world.lenders;
  const fresh = aTransactionLender({ transactionId: 'transaction-2', email: ilse.contact.email });
  server.world.lenders = [fresh, { ...withdrawn!, state: 'withdrawn' }];
  act(() => server.sockets.emit(ilse._id, catchUp, null));
  expect(await screen.findByRole('link', { name: 'See the invitation to transaction-2 Lane' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
});
