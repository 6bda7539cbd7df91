import { callApi, installSession } from '@keydate/client';
import type { Call, CallInput } from '@keydate/contracts/call';
import { companyClients } from '@keydate/contracts/clients';
import { contentList, createCompany, renewInviteLink, updateCompany } from '@keydate/contracts/companies';
import { listExplanations } from '@keydate/contracts/explanations';
import {
  getUser,
  getUserLowerCase,
  login,
  logout,
  otp,
  resendOtp,
  signUp,
  updateUser,
} from '@keydate/contracts/people';
import { scanContract, scanProgress } from '@keydate/contracts/scans';
import { companyAgents, companyEmployees, removeTeammate } from '@keydate/contracts/teammates';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aClient } from '../builders/clients';
import { inDays } from '../builders/days';
import { anExplanation } from '../builders/explanations';
import { aPersonWithoutCompany, anAgent, aRealtor } from '../builders/people';
import { aTransaction } from '../builders/transactions';
import { installFakeServer } from '../jest';
import { memorySession } from '../session/memory-session';
import { anAccount, PASSWORD } from './world';

const SCAN = '6f0c8a52-6d0f-4b6e-9a55-2f3d5be1c7a4';
const email = 'juniper.vale@mail.example';
const address = { street: '88 Mesa Drive', city: 'Pueblo', state: 'Colorado', zipCode: '81001' };
const wren = aRealtor();
const juniper = aPersonWithoutCompany({ contact: { email, phone: '' } });
const marisol = anAgent({ company: wren.company });
const odalys = aClient();
const transaction = aTransaction();

/** A good request for each call; a person without a company makes the calls that only they may make. */
const requests = [
  asked('getUser', getUser, {}),
  asked('getUserLowerCase', getUserLowerCase, {}),
  asked('login', login, { body: { email: wren.contact.email, password: PASSWORD } }),
  asked('logout', logout, {}),
  asked('signUp', signUp, {
    query: {},
    body: { fullName: 'Ansel Roe', email: 'ansel.roe@mail.example', role: 'SuperLender' },
  }),
  asked('resendOtp', resendOtp, { body: { email: wren.contact.email } }),
  asked('otp', otp, { body: { email, otp: '246813' } }),
  asked('updateUser', updateUser, {
    body: { fullName: 'Wren C. Castellanos', contact: '{"phone":"9705550100"}' },
    files: { avatar: aFile() },
  }),
  asked('createCompany', createCompany, {
    body: {
      name: 'Mesa Homes',
      website: 'mesa.example',
      address,
      primaryColor: '#102030',
      secondaryColor: '#10203080',
    },
    files: { companyAvatar: aFile() },
  }),
  asked('updateCompany', updateCompany, {
    body: { name: 'Mesa Homes', website: 'mesa.example', contact: { address }, primaryColor: '#102030' },
    files: { companyAvatar: aFile() },
  }),
  asked('renewInviteLink', renewInviteLink, { body: { link: 'employeeInviteLink' } }),
  asked('contentList', contentList, {}),
  asked('companyEmployees', companyEmployees, {}),
  asked('companyAgents', companyAgents, {}),
  asked('removeTeammate', removeTeammate, { params: { id: marisol._id } }),
  asked('companyClients', companyClients, {}),
  asked('listExplanations', listExplanations, { params: { userId: wren._id }, query: { state: 'Colorado' } }),
  asked('scanContract', scanContract, { query: { scanId: SCAN }, body: {}, files: { file: aFile() } }),
  asked('scanProgress', scanProgress, { params: { scanId: SCAN } }),
  asked('addTransaction', addTransaction, {
    body: {
      street: '5 Larkspur Lane',
      city: 'Longmont',
      zipcode: '80501',
      state: 'Colorado',
      contract_type: 'Sale',
      client_information: { client_type: 'No', client_id: odalys.id },
      contract_dates: [{ date: inDays(3), title: 'Record Title Deadline', description: '' }],
    },
  }),
  asked('listTransactions', listTransactions, { params: { userId: wren._id }, query: { status: 'Active', limit: 10 } }),
  asked('getTransaction', getTransaction, { params: { id: transaction._id } }),
  asked('updateTransaction', updateTransaction, {
    params: { id: transaction._id },
    body: { status: 'Closed', version: transaction.version },
  }),
  asked('searchTransactions', searchTransactions, { query: { q: 'odal' } }),
];

const serve = installFakeServer();

describe('every call of the contracts', () => {
  test('is asked below', () => {
    expect(requests.map(({ call }) => nameOf(call)).sort()).toEqual(contractCalls().map(nameOf).sort());
  });

  test.each(requests)('$name is answered as its contract says', async ({ call, send }) => {
    const server = serve({
      accounts: [anAccount(wren), anAccount(juniper, { isVerified: false }), anAccount(marisol)],
      clients: [odalys],
      transactions: [transaction],
      explanations: [anExplanation()],
      activeLimit: 5,
    });
    server.memory.codes.set(email, { sentAt: Date.now(), wrongTries: 0 });
    server.memory.scans.set(SCAN, { personId: wren._id, began: Date.now() });
    const person = call === createCompany ? juniper : wren;
    installSession(memorySession(person, server.signIn(person._id)));

    await expect(send()).resolves.toBeDefined();
  });
});

function asked<C extends Call>(name: string, call: C, input: CallInput<C>) {
  return { name, call: call as Call, send: (): Promise<unknown> => callApi(call, input) };
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function aFile(): File {
  return new File(['%PDF-1.7'], 'contract.pdf');
}

function contractCalls(): Call[] {
  const folder = join(__dirname, '../../../contracts/src');
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file): unknown[] => Object.values(jest.requireActual<object>(join(folder, file))))
    .filter(isCall);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'replies' in value;
}
