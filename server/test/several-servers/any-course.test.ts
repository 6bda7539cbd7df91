import { closeDevices } from '../sockets';
import { expectNothingLost } from './expect-nothing-lost';
import { SITES } from './sites';

afterEach(closeDevices);

const [name, openSite] = SITES.at(-1)!;

test(`${name}: whatever breaks, both sides see each acknowledged message once and in one order`, () =>
  expectNothingLost(openSite, { count: 1, messages: 50, seed: 20261123 }));
