import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { once } from 'node:events';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { finished } from 'node:stream/promises';
import { RELEASE_FILE_MAX_BYTES } from '@keydate/contracts/releases/upload';
import { releaseRefused } from './release-refused';

interface Options {
  /** True where a server on the same machine may have the files: in the demo. */
  isThisMachineAllowed: boolean;
  /** The origin of the pages that must be allowed to read the files. */
  reader: string;
  /** Ends the lookup and all requests. */
  signal: AbortSignal;
  /** Finds the addresses of a name; a test has its own. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
}

/**
 * Finds the address of an origin once; every file then comes from that address, even if the name leads elsewhere by then. An address that
 * the internet does not reach is refused: the request would come from within our network.
 * @returns gets the file at a path, if a page could load it too. Throws one sentence otherwise
 */
export async function openOrigin(
  origin: string,
  { isThisMachineAllowed, reader, signal, resolve = (hostname) => lookUp(hostname, { all: true }) }: Options,
): Promise<(path: string) => Promise<Buffer>> {
  const { hostname, protocol } = new URL(origin);
  const isThisMachine = isThisMachineAllowed && (hostname === 'localhost' || hostname === '127.0.0.1');
  if (protocol === 'http:' && !isThisMachine) throw releaseRefused(`${origin} needs https.`);
  // a lookup has no time limit of its own
  const ended = once(signal, 'abort').then(() => []);
  const addresses = await Promise.race([resolve(hostname), ended]).catch(() => []);
  if (signal.aborted) throw releaseRefused(`The address of ${hostname} was not found in time.`);
  const [address] = addresses;
  if (!address) throw releaseRefused(`${hostname} is not the name of a server.`);
  if (!isThisMachine && addresses.some(isPrivate))
    throw releaseRefused(`${hostname} leads to an address that is not on the internet.`);
  const toThisAddress: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [address]) : done(null, address.address, address.family);
  const get = protocol === 'https:' ? getSecure : getPlain;

  return (path) =>
    new Promise<Buffer>((done, fail) => {
      const url = origin + path;
      const headers = { origin: reader, 'accept-encoding': 'identity' };
      const request = get(url, { lookup: toThisAddress, headers, signal }, (response) => {
        const wrong = wrongAnswer(response, path, reader);
        if (wrong === undefined) readAll(response, url).then(done, fail);
        else {
          response.destroy();
          fail(releaseRefused(`${url} ${wrong}.`));
        }
      });
      request.on('error', () =>
        fail(releaseRefused(signal.aborted ? `${url} did not arrive in time.` : `${url} cannot be reached.`)),
      );
    });
}

/** Says why a page could not load a file. A redirect is an answer like any other that is not 200. */
function wrongAnswer({ statusCode, headers }: IncomingMessage, path: string, reader: string): string | undefined {
  if (statusCode !== 200) return `answered ${statusCode}`;
  if (![reader, '*'].includes(headers['access-control-allow-origin'] ?? ''))
    return 'has no header access-control-allow-origin for pages of Keydate';
  const type = headers['content-type'] ?? '';
  if (path.endsWith('.js') && !/^(?:text|application)\/javascript\b/.test(type)) return 'is not sent as JavaScript';
  if (path.endsWith('.css') && !/^text\/css\b/.test(type)) return 'is not sent as a style sheet';
  return undefined;
}

async function readAll(response: IncomingMessage, url: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  response.on('data', (part: Buffer) => {
    size += part.length;
    parts.push(part);
    if (size > RELEASE_FILE_MAX_BYTES) response.destroy();
  });
  const end = await finished(response).catch(() => 'broken');
  if (size > RELEASE_FILE_MAX_BYTES) throw releaseRefused(`${url} is larger than a file of a release may be.`);
  if (end === 'broken') throw releaseRefused(`${url} did not arrive completely.`);
  return Buffer.concat(parts);
}

/** Addresses that are for one machine, one network, many receivers, or documentation (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv4');
/** The public addresses of IPv6, without those that mean an IPv4 address or a tunnel. */
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  TUNNELS.addSubnet(net, prefix, 'ipv6');

function isPrivate({ address }: LookupAddress): boolean {
  if (!isIPv6(address)) return NOT_PUBLIC.check(address, 'ipv4');
  return !PUBLIC_IPV6.check(address, 'ipv6') || TUNNELS.check(address, 'ipv6');
}
