import { closeDevices } from '../sockets';
import { expectNothingLost } from './expect-nothing-lost';
import { SITES } from './sites';

/** `npm run nightly -- messages` sends more of them. */
const MESSAGES = Number(process.env.SOAK_MESSAGES ?? 500);
const MESSAGES_PER_COURSE = 250;

afterEach(closeDevices);

for (const [name, openSite] of SITES) {
  test(
    `${name}: whatever breaks, both sides see each acknowledged message once and in one order`,
    () =>
      expectNothingLost(openSite, {
        count: Math.ceil(MESSAGES / MESSAGES_PER_COURSE),
        messages: MESSAGES_PER_COURSE,
        seed: Number(process.env.SOAK_SEED ?? 20261123),
      }),
    60 * 60_000,
  );
}
