import { companyClients } from '@keydate/contracts/clients';
import { ask } from './ask';
import { enterTransaction, idsIn, transactionList, openTransaction, idsFound } from './transactions';
import { anAgentOf, anEmployeeOf, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('who sees whose transactions', () => {
  const aTeam = async () => {
    const owner = await aRealtor(server);
    const [agent, other] = [await anAgentOf(server, owner), await anAgentOf(server, owner)];
    const employee = await anEmployeeOf(server, agent);
    return {
      owner,
      agent,
      other,
      employee,
      owners: await enterTransaction(server, owner),
      agents: await enterTransaction(server, agent),
    };
  };

  test('super roles all of the company, agents their own, employees those of whom they work for', async () => {
    const { owner, agent, other, employee, owners, agents } = await aTeam();
    expect(new Set(idsIn(await transactionList(server, owner)))).toEqual(new Set([owners._id, agents._id]));
    expect(idsIn(await transactionList(server, agent))).toEqual([agents._id]);
    expect(idsIn(await transactionList(server, employee))).toEqual([agents._id]);
    expect(idsIn(await transactionList(server, other))).toEqual([]);
  });

  test('a search and a client tell of no transaction that one does not see', async () => {
    const { owner, other, agents } = await aTeam();
    expect(await idsFound(server, owner, agents.client_information.email_address)).toEqual([agents._id]);
    expect(await idsFound(server, other, agents.client_information.email_address)).toEqual([]);
    const { body } = await ask(server, companyClients, { token: other.token });
    expect(body.result.clients.flatMap((client) => client.transactions)).toEqual([]);
  });

  test("a transaction shows the reader the invite codes that are the reader's own: super roles client and agent, others client and employee", async () => {
    const { owner, agent, employee, agents } = await aTeam();
    const codes = await Promise.all(
      [owner, agent, employee].map(async (reader) => {
        const { invites } = (await openTransaction(server, reader, agents._id)).body.result;
        for (const { code, link } of invites)
          expect(link).toBe(`${server.tools.config.publicOrigin}/signup?ref=${code}`);
        return invites.map(({ kind, code }) => `${kind} ${code}`);
      }),
    );
    expect(codes.map((shown) => shown.map((one) => one.slice(0, -20)))).toEqual([
      ['client C', 'agent A'],
      ['client C', 'employee E'],
      ['client C', 'employee E'],
    ]);
    expect(new Set(codes.flat()).size).toBe(6);
  });
});
