import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { aRealtor } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import type { World } from '@keydate/testing/fake-server/world';
import type { User } from '@keydate/contracts/people';
import type { Transaction } from '@keydate/contracts/transactions';
import { act, screen } from '@testing-library/react';
// imported here, so that no test waits for code to be compiled
import '../src/features/complete-transaction/complete-transaction';
import '../src/features/complete-transaction/undo-closing';
import '../src/editing/lead-times/lead-times-dialog';
import '../src/features/edit-address/edit-address';
import '../src/features/edit-contract-dates/edit-contract-dates';
import '../src/features/get-second-opinion/get-second-opinion';
import '../src/features/get-second-opinion/give-second-opinion';
import '../src/features/schedule-notification/schedule-notification';
import '../src/features/set-hours/set-hour';
import '../src/features/subscribe-calendar/subscribe-calendar';
import '../src/features/share-with-lenders/share-with-lenders';
import '../src/features/tick-loan-milestones/tick-loan-milestones';
import '../src/ui/change-deadline/change-deadline-dialog';
import { offeredUndo } from '../src/features/complete-transaction/offered-undo.store';
import TransactionPage from '../src/pages/transaction-page';

/** Installs the fake server for the file's tests; returns a function that opens a transaction's page. */
export function installTransaction() {
  const putWorld = installFakeServer();
  beforeEach(() => {
    window.sessionStorage.clear();
    offeredUndo.write(null);
  });

  return async function openTransaction(
    transaction: Partial<Transaction> = {},
    world: Partial<World> = {},
    person: User = aRealtor(),
    hash = '',
  ) {
    const server = putWorld({ transactions: [aTransaction({ _id: 'transaction-1', ...transaction })], ...world });
    const show = async (reader: User) => {
      const page = renderPage(<TransactionPage />, {
        at: `/transaction/transaction-1${hash}`,
        path: '/transaction/:id',
        session: signedIn(server, reader),
      });
      // a dialog over the page may hide it
      await screen.findByRole('heading', { level: 1, hidden: true });
      return page;
    };
    const page = await show(person);
    /** The transaction as the server has it. */
    const saved = () => server.world.transactions[0]!;
    /** Somebody else changes the transaction while this page is open. */
    const somebodyElse = (change: Partial<Transaction>) => {
      server.world.transactions = [{ ...saved(), ...change, version: saved().version + 1 }];
    };
    /** Reloads the page, perhaps as another person; returns that person. */
    const reload = async (reader = person) => {
      page.unmount();
      return (await show(reader)).user;
    };
    const goTo = (address: string) =>
      act(() => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    /** The person goes to another page; toasts still show there. */
    const leave = () => goTo('/messages');
    return { server, ...page, saved, somebodyElse, reload, goTo, leave };
  };
}
