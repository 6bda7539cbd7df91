import { sentenceOf, callApi, useUser } from '@keydate/client';
import { getTransaction } from '@keydate/contracts/transactions';
import { screen } from '@testing-library/react';
import { useLocation, useParams } from 'react-router-dom';
import { toast } from 'react-toastify';
import { useState } from 'react';
import { aRealtor } from '../builders/people';
import { aTransaction } from '../builders/transactions';
import { installFakeServer, renderPage, signedIn } from '.';

const serve = installFakeServer();

function TransactionPage() {
  const { id = '' } = useParams();
  const place: { state: unknown } = useLocation();
  const [street, setStreet] = useState('');
  const handleShow = async () => {
    try {
      setStreet((await callApi(getTransaction, { params: { id } })).result.transactions.street);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
  return (
    <>
      <h1>Transaction of {useUser()?.fullName ?? 'nobody'}</h1>
      <p>{JSON.stringify(place.state)}</p>
      <button onClick={handleShow}>Show</button>
      <output>{street}</output>
    </>
  );
}

describe('a page in a unit test', () => {
  test('stands at its address, with its person, on the world of the test', async () => {
    const transaction = aTransaction({ street: '9 Aspen Way' });
    const server = serve({ transactions: [transaction] });

    const { user } = renderPage(<TransactionPage />, {
      at: `/transaction/${transaction._id}`,
      path: '/transaction/:id',
      state: { from: 'search' },
      session: signedIn(server, aRealtor({ fullName: 'Wren Castellanos' })),
    });
    await user.click(screen.getByRole('button', { name: 'Show' }));

    expect(screen.getByRole('heading', { name: 'Transaction of Wren Castellanos' })).toBeVisible();
    expect(screen.getByText('{"from":"search"}')).toBeVisible();
    expect(await screen.findByText('9 Aspen Way')).toBeVisible();
    expect(server.exchanges).toMatchObject([{ call: getTransaction, status: 200 }]);
  });

  test('shows the toasts of what went wrong', async () => {
    const server = serve({ faults: [{ call: getTransaction, kind: 'refused', code: 'INTERNAL' }] });

    const { user } = renderPage(<TransactionPage />, {
      at: '/transaction/7',
      path: '/transaction/:id',
      session: signedIn(server, aRealtor()),
    });
    await user.click(screen.getByRole('button', { name: 'Show' }));

    expect(await screen.findByText('Something went wrong!')).toBeVisible();
  });
});
