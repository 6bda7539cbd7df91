import { newMessageReceived } from '@keydate/contracts/chat-events';
import { logout } from '@keydate/contracts/people';
import { catchUp } from '@keydate/contracts/socket';
import { ask } from '../ask';
import { anAgentOf, aRealtor } from '../people';
import { aDevice, closed, closeDevices } from '../sockets';
import { startTestServer } from '../test-server';
import { LINKS } from './links';

afterEach(closeDevices);

test('every link that the machine offers is tested here', () => {
  expect(LINKS.length).toBe(
    Number(Boolean(process.env.TEST_REDIS_SERVER)) + Number(Boolean(process.env.TEST_DATABASE_URL)),
  );
});

for (const [name, startLink] of LINKS) {
  test(`two servers linked by ${name} are one: messages and ends of sessions reach both, after an outage too`, async () => {
    const link = await startLink();
    const [one, other] = [await startTestServer(link.settings), await startTestServer(link.settings)];
    const wren = await aRealtor(one);
    const ash = await anAgentOf(one, wren);
    const [here, there] = [await aDevice(one, wren), await aDevice(other, ash)];

    await here.write(ash.id, 'From one server to the other.');
    await there.hear(newMessageReceived, ({ message_content }) => message_content === 'From one server to the other.');
    // longer than a notification of PostgreSQL may be
    await here.write(ash.id, '\u20ac'.repeat(5000));
    await there.hear(newMessageReceived, ({ number }) => number === 2);

    const near = await aDevice(one, ash);
    await link.goAway();
    await here.write(ash.id, 'While the link is away.');
    await near.hear(newMessageReceived, ({ number }) => number === 3);
    await link.comeBack();
    for (const device of [here, there]) await device.hear(catchUp);
    await here.write(ash.id, 'The link is back.');
    await there.hear(newMessageReceived, ({ number }) => number === 4);

    await ask(one, logout, { token: ash.token });
    await closed(there);
    closeDevices();
    await one.close();
    await other.close();
    await link.close();
  });
}
