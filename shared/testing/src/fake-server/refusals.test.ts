import { callApi, installSession } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { otp, signUp, updateUser } from '@keydate/contracts/people';
import { scanContract } from '@keydate/contracts/scans';
import { addTransaction, listTransactions } from '@keydate/contracts/transactions';
import { waitFor } from '@testing-library/react';
import { aClient } from '../builders/clients';
import { aCompany } from '../builders/companies';
import { aPersonWithoutCompany, anEmployee, aRealtor } from '../builders/people';
import { aTransaction } from '../builders/transactions';
import { installFakeServer, signedIn } from '../jest';
import { memorySession } from '../session/memory-session';
import { anAccount } from './world';

const serve = installFakeServer();
const details = { fullName: 'Ansel Roe', email: 'ansel.roe@mail.example' };
const client = aClient();
const transaction = {
  street: '5 Larkspur Lane',
  city: 'Longmont',
  zipcode: '80501',
  state: 'Colorado',
  contract_type: 'Purchase' as const,
  client_information: { client_type: 'No' as const, client_id: client.id },
  contract_dates: [],
} satisfies CallInput<typeof addTransaction>['body'];

describe('transactions of the fake server', () => {
  test('are refused with 406 once the limit is reached', async () => {
    installSession(signedIn(serve({ activeLimit: 1, transactions: [aTransaction()], clients: [client] }), aRealtor()));

    await expect(callApi(addTransaction, { body: transaction })).rejects.toMatchObject({
      status: 406,
      code: 'ACTIVE_LIMIT_EXCEEDED',
    });
  });

  test('are there once they are made, by their next deadline and then newest first', async () => {
    const realtor = aRealtor();
    installSession(
      signedIn(
        serve({ activeLimit: 5, transactions: [aTransaction({ contractDates: [] })], clients: [client] }),
        realtor,
      ),
    );

    await callApi(addTransaction, { body: transaction });

    const { result } = await callApi(listTransactions, { params: { userId: realtor._id }, query: { limit: 1 } });
    expect(result.transactions).toMatchObject([
      { street: '5 Larkspur Lane', client_information: { client_name: client.fullName } },
    ]);
    expect(result.nextCursor).not.toBeNull();
  });

  test('take no new client from an employee', async () => {
    installSession(signedIn(serve({ activeLimit: 5 }), anEmployee()));
    const newClient = {
      client_type: 'Yes',
      client_name: 'Fern Li',
      phone_number: '',
      email_address: 'fern.li@mail.example',
    } as const;

    await expect(
      callApi(addTransaction, { body: { ...transaction, client_information: newClient } }),
    ).rejects.toMatchObject({
      code: 'NEW_CLIENT_NOT_ALLOWED',
    });
  });
});

describe('signing up on the fake server', () => {
  test('locks a code after five wrong tries', async () => {
    serve({});
    installSession(memorySession());
    await callApi(signUp, { query: {}, body: { ...details, role: 'SuperRealtor' } });

    for (let tries = 0; tries < 5; tries += 1) {
      await expect(callApi(otp, { body: { email: details.email, otp: '111111' } })).rejects.toMatchObject({
        code: 'CODE_WRONG',
      });
    }

    await expect(callApi(otp, { body: { email: details.email, otp: '246813' } })).rejects.toMatchObject({
      code: 'CODE_LOCKED',
    });
  });

  test('makes an employee of whoever comes by an E code, and lets them in with the terms', async () => {
    const company = aCompany({ employeeInviteLink: 'https://keydate.example/signup?ref=E4H8' });
    const { world, signIn } = serve({ accounts: [anAccount(aRealtor({ company }))] });
    installSession(memorySession());

    await callApi(signUp, { query: {}, body: { ...details, referralCode: 'E4H8' } });
    const invited = world.accounts.at(-1)?.user;
    expect(invited).toMatchObject({ fullName: 'Ansel Roe', role: 'Employee', company: null });

    const { result } = await callApi(
      updateUser,
      { body: { terms_accepted: 'true' } },
      { token: signIn(invited?._id ?? '') },
    );
    expect(result.user).toMatchObject({ role: 'Employee', company });
  });

  test.each([
    { why: 'whose code has ended', pendingInviteCode: 'E0000', memberLimit: 3, code: 'INVITE_CODE_ENDED' },
    { why: 'whose team is full', pendingInviteCode: 'E4H8', memberLimit: 1, code: 'TEAM_LIMIT_EXCEEDED' },
  ])(
    'keeps the terms of somebody $why, and forgets the invitation',
    async ({ pendingInviteCode, memberLimit, code }) => {
      const company = aCompany({ employeeInviteLink: 'https://keydate.example/signup?ref=E4H8' });
      const ansel = anAccount(aPersonWithoutCompany({ role: 'Employee', termsAccepted: false }), { pendingInviteCode });
      const { signIn } = serve({ accounts: [anAccount(aRealtor({ company })), ansel], memberLimit });
      installSession(memorySession(null, signIn(ansel.user._id)));

      await expect(callApi(updateUser, { body: { terms_accepted: 'true' } })).rejects.toMatchObject({ code });
      const { result } = await callApi(updateUser, { body: { terms_accepted: 'true' } });
      expect(result.user).toMatchObject({ role: 'Employee', termsAccepted: true, company: null });
    },
  );

  test('knows nothing of a sign-up that is over', async () => {
    serve({});
    installSession(memorySession(null, 'token-of-yesterday'));

    await expect(callApi(otp, { body: { email: details.email, otp: '246813' } })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('lets a session made by a code set the password, and nothing before', async () => {
    const server = serve({ accounts: [anAccount(aRealtor({ _id: 'wren' }))] });
    installSession(memorySession(null, server.signIn('wren', 'recovering')));

    await expect(callApi(listTransactions, { params: { userId: 'wren' }, query: {} })).rejects.toMatchObject({
      status: 403,
    });
    await callApi(updateUser, { body: { password: 'A new one!7' } });

    await expect(callApi(listTransactions, { params: { userId: 'wren' }, query: {} })).resolves.toBeDefined();
  });
});

describe('a call that does not go as it should', () => {
  const file = new File(['%PDF-1.7'], 'contract.pdf');

  test('is refused as the world says', async () => {
    installSession(
      signedIn(serve({ scan: { outcome: { refusal: 'CONTRACT_NO_TABLE' }, pages: 1, takesMs: 0 } }), aRealtor()),
    );

    await expect(callApi(scanContract, { query: {}, body: {}, files: { file } })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('is refused before the company is created, as the members’ calls are', async () => {
    installSession(signedIn(serve({}), aPersonWithoutCompany()));

    await expect(callApi(scanContract, { query: {}, body: {}, files: { file } })).rejects.toMatchObject({
      code: 'COMPANY_MISSING',
    });
  });

  test('is refused while two others of the same person run', async () => {
    const server = serve({ scan: { outcome: { refusal: 'CONTRACT_NO_TABLE' }, pages: 1, takesMs: 60_000 } });
    installSession(signedIn(server, aRealtor()));
    const given = new AbortController();
    const scan = () => callApi(scanContract, { query: {}, body: {}, files: { file } }, { signal: given.signal });
    const two = Promise.allSettled([scan(), scan()]);
    await waitFor(() => expect(server.memory.scans.size).toBe(2));

    await expect(scan()).rejects.toMatchObject({ status: 429, code: 'SCANS_UNDER_WAY' });

    given.abort();
    await two;
    await waitFor(() => expect(server.memory.scans.size).toBe(0));
  });

  test('hangs until it is given up', async () => {
    installSession(signedIn(serve({ faults: [{ call: scanContract, kind: 'hanging' }] }), aRealtor()));

    const scan = callApi(scanContract, { query: {}, body: {}, files: { file } }, { timeout: 50 });

    await expect(scan).rejects.toMatchObject({ status: 0 });
  });
});
