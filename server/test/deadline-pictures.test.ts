import { removeContract } from '@keydate/contracts/contract-readings';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { addTransaction, getTransaction } from '@keydate/contracts/transactions';
import { DAY_MS, HOUR_MS } from '@keydate/domain/durations';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../src/app-error';
import { clearExpired } from '../src/jobs/clear-expired';
import { deadlinePictures } from '../src/transactions/readings/deadline-pictures.table';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, joining, type TestPerson } from './people';
import { aContractReading, installReadings, list } from './readings';
import { aTransaction } from './transactions';

const readings = installReadings();
const { current, aReading } = readings;
const ROW = { date: '04-30-2027', title: 'Closing Date', description: '', row: 1 };
const ADDED = { date: '04-01-2027', title: 'Walk-through', description: '' };

/** A transaction of the realtor's with two dates: one from the contract, and one that they added. */
async function aTransactionFromContract(isKept = false, dates: (typeof ADDED & { row?: number })[] = [ROW, ADDED]) {
  const { server, realtor } = current();
  const id = await aReading('one');
  const { body } = await ask(server, addTransaction, {
    token: realtor.token,
    body: aTransaction({ reading: { _id: id, isKept }, contract_dates: dates }),
  });
  await server.tools.background.settle();
  return { id, transaction: body.result.transaction };
}

const detailsOf = async (transactionId: string, { token }: TestPerson) =>
  (await ask(current().server, getTransaction, { token, params: { id: transactionId } })).body.result;
const see = (url: string, by: TestPerson | null) =>
  fetch(`${current().server.origin}/api${url}`, { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
const filesIn = (folder: string) => readdir(join(current().server.home, 'files', folder)).catch(() => []);
const allFiles = async () => [...(await filesIn('contracts')), ...(await filesIn('contract-pictures'))];

test('the picture of a row stays with its deadline, sealed, when the contract is deleted', async () => {
  const { server, realtor, readers } = current();
  const { id, transaction } = await aTransactionFromContract();
  const { pictures } = await detailsOf(transaction._id, realtor);
  const [closing] = transaction.contractDates;
  expect(pictures).toEqual([
    { dateId: closing!._id, page: 4, url: `/files/deadline-pictures/${transaction._id}/${closing!._id}` },
  ]);
  const answer = await see(pictures[0]!.url, realtor);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control'), await answer.text()]).toEqual([
    'image/jpeg',
    'private, no-store',
    'row 1',
  ]);
  const [row] = await server.db.select().from(deadlinePictures);
  expect(row!.picture!.includes('row 1')).toBe(false);
  expect(readers.drawn).toHaveLength(1);
  expect(await allFiles()).toEqual([]);
  expect((await see(`/files/contracts/${id}/rows/1`, realtor)).status).toBe(404);
});

test('it is for people who may change the transaction: not for its lender, another company, a colleague without it, or anybody without a session', async () => {
  const { server, realtor } = current();
  const { transaction } = await aTransactionFromContract();
  const { pictures } = await detailsOf(transaction._id, realtor);
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  const statusFor = async (person: TestPerson | null) => (await see(pictures[0]!.url, person)).status;
  expect(await statusFor(await anEmployeeOf(server, realtor))).toBe(200);
  for (const person of [lender, await anAgentOf(server, realtor), await aRealtor(server)])
    expect(await statusFor(person)).toBe(404);
  expect(await statusFor(null)).toBe(401);
  expect((await detailsOf(transaction._id, lender)).pictures).toEqual([]);
});

test('people who move to another company lose the contracts and pictures of the first', async () => {
  const { server, realtor } = current();
  const agent = await anAgentOf(server, realtor);
  const [kept, waiting] = [await aReading('one', agent), await aReading('two', agent)];
  const { transaction } = (await readings.submit(agent, kept, true, { contract_dates: [ROW] })).body.result;
  await server.tools.background.settle();
  const { pictures } = await detailsOf(transaction._id, agent);
  const contracts = [kept, waiting].map((id) => `/files/contracts/${id}`);
  const urls = [...contracts, `${contracts[1]}/rows/1`, `${contracts[1]}/sheets/0`, pictures[0]!.url];
  const statusesFor = async (person: TestPerson) =>
    Promise.all(urls.map(async (url) => (await see(url, person)).status));
  expect(await statusesFor(agent)).toEqual([200, 200, 200, 200, 200]);
  const moved = await joining(server, agent, await aRealtor(server));
  expect(await statusesFor(moved)).toEqual([404, 404, 404, 404, 404]);
  expect(await list(server, moved)).toEqual([]);
});

test('it goes with its date, and stays while that is edited', async () => {
  const { server, realtor } = current();
  const { transaction } = await aTransactionFromContract();
  const { _id: id, contractDates } = transaction;
  const change = (dates: object[], version: number) =>
    ask(server, updateTransaction, {
      token: realtor.token,
      params: { id },
      body: { version, contractDates: dates as [] },
    });
  const [closing, added] = contractDates;
  await change([{ ...closing, date: '05-07-2027' }, added!], transaction.version);
  expect((await detailsOf(id, realtor)).pictures).toHaveLength(1);
  await change([added!], transaction.version + 1);
  expect((await detailsOf(id, realtor)).pictures).toEqual([]);
  expect(await server.db.select().from(deadlinePictures)).toEqual([]);
});

test('a contract that stays with the transaction stays without the pictures for its review', async () => {
  const { server, realtor } = current();
  const { id, transaction } = await aTransactionFromContract(true);
  expect([await filesIn('contracts'), await filesIn('contract-pictures')]).toEqual([[id], []]);
  await ask(server, removeContract, { token: realtor.token, params: { id: transaction._id } });
  await server.tools.background.settle();
  expect(await allFiles()).toEqual([]);
  const { pictures } = await detailsOf(transaction._id, realtor);
  expect(await (await see(pictures[0]!.url, realtor)).text()).toBe('row 1');
});

test('a contract waits for a server that can draw it', async () => {
  const { server, realtor, readers } = current();
  const { drawPictures } = readers.recognition;
  readers.recognition.drawPictures = () => Promise.reject(new AppError('SCAN_BUSY'));
  const { id, transaction } = await aTransactionFromContract();
  expect(await filesIn('contracts')).toEqual([id]);
  expect((await see(`/files/contracts/${id}`, realtor)).status).toBe(404);
  readers.recognition.drawPictures = drawPictures;
  await clearExpired(server.tools);
  expect(await allFiles()).toEqual([]);
  expect((await detailsOf(transaction._id, realtor)).pictures).toHaveLength(1);
});

test('a contract that does not open delays the deletion of no other, and its pictures wait until it opens', async () => {
  const { server, realtor, readers } = current();
  const expired = await aReading('expired');
  server.clock.set(new Date(server.clock.now().getTime() + 8 * DAY_MS));
  const { drawPictures } = readers.recognition;
  readers.recognition.drawPictures = () => Promise.reject(new AppError('SCAN_BUSY'));
  const { id, transaction } = await aTransactionFromContract();
  readers.recognition.drawPictures = drawPictures;
  expect((await filesIn('contracts')).sort()).toEqual([expired, id].sort());
  const file = join(server.home, 'files/contracts', id);
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(1));
  await expect(clearExpired(server.tools)).rejects.toThrow('Contracts that could not be finished: 1');
  expect(await allFiles()).toEqual([id]);
  await writeFile(file, whole);
  await clearExpired(server.tools);
  expect(await allFiles()).toEqual([]);
  expect((await detailsOf(transaction._id, realtor)).pictures).toHaveLength(1);
});

test('a picture that does not open is gone for its person', async () => {
  const { server, realtor } = current();
  const { transaction } = await aTransactionFromContract();
  await server.db.update(deadlinePictures).set({ picture: Buffer.from('damaged') });
  const { pictures } = await detailsOf(transaction._id, realtor);
  expect((await see(pictures[0]!.url, realtor)).status).toBe(404);
});

test('a file that cannot be drawn gives no pictures, and is not tried again', async () => {
  const { realtor, readers } = current();
  let tries = 0;
  readers.recognition.drawPictures = () => {
    tries += 1;
    return Promise.reject(new AppError('CONTRACT_BROKEN'));
  };
  const id = await aReading('two');
  for (const row of [1, 1]) expect((await see(`/files/contracts/${id}/rows/${row}`, realtor)).status).toBe(404);
  const { transaction } = await aTransactionFromContract();
  expect((await detailsOf(transaction._id, realtor)).pictures).toEqual([]);
  expect(tries).toBe(2);
});

test('pictures that nobody could draw within two hours of Submit are given up, and the contract goes', async () => {
  const { server, realtor, readers } = current();
  readers.recognition.drawPictures = () => Promise.reject(new AppError('SCAN_BUSY'));
  const { id, transaction } = await aTransactionFromContract();
  const submitted = server.clock.now().getTime();
  server.clock.set(new Date(submitted + 1.9 * HOUR_MS));
  await clearExpired(server.tools);
  expect(await allFiles()).toEqual([id]);
  server.clock.set(new Date(submitted + 2.1 * HOUR_MS));
  await clearExpired(server.tools);
  expect(await allFiles()).toEqual([]);
  expect((await detailsOf(transaction._id, realtor)).pictures).toEqual([]);
});

test('a row that the contract does not have gives no picture', async () => {
  const { realtor } = current();
  const { transaction } = await aTransactionFromContract(false, [{ ...ROW, row: 7 }]);
  expect((await detailsOf(transaction._id, realtor)).pictures).toEqual([]);
  expect(aContractReading.sources).toHaveLength(1);
});
