import { callAsEverybody, expectedOf, type Scene } from '@keydate/testing/who-may/call-as-everybody';
import { WHO_MAY } from '@keydate/testing/who-may/who-may';
import { enterTransaction } from './transactions';
import { anAgentOf, anEmployeeOf, aPerson, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// the same table holds the fake server: shared/testing/src/fake-server/who-may.test.ts
test.each(WHO_MAY)('only those who may $what do so', async (act) => {
  expect(await callAsEverybody(act, aScene)).toEqual(expectedOf(act));
});

async function aScene(): Promise<Scene> {
  const owner = await aRealtor(server);
  const [agent, other, lender] = [
    await anAgentOf(server, owner),
    await anAgentOf(server, owner),
    await aRealtor(server, { role: 'SuperLender' }),
  ];
  const [employee, assistant] = [await anEmployeeOf(server, owner), await anEmployeeOf(server, agent)];
  const people = {
    withoutCompany: await aPerson(server, { role: 'SuperRealtor' }),
    owner,
    employee,
    agent,
    assistant,
    other,
    lender,
  };
  const [ownersTransaction, agentsTransaction, lendersTransaction] = [
    await enterTransaction(server, owner),
    await enterTransaction(server, agent),
    await enterTransaction(server, lender),
  ];
  const { withoutCompany } = people;
  return {
    origin: server.origin,
    ids: {
      withoutCompany: withoutCompany.id,
      owner: owner.id,
      employee: employee.id,
      agent: agent.id,
      assistant: assistant.id,
      other: other.id,
      lender: lender.id,
      ownersTransaction: ownersTransaction._id,
      agentsTransaction: agentsTransaction._id,
      lendersTransaction: lendersTransaction._id,
    },
    tokenOf: (caller) => (caller === 'nobody' ? undefined : people[caller].token),
    send: fetch,
  };
}
