import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { liveRelease, type ReleaseUpload } from '@keydate/contracts/releases/upload';
import { aPerson } from './people';
import { startTestServer, type TestServer, type TestSettings } from './test-server';

/**
 * A server with an operator, a person who is not one, and the actions of squads and operators there.
 * @param start how the server starts: on the database that all test files share, or on one of its own
 */
export async function startPlatform(settings: TestSettings = {}, start = startTestServer) {
  const operators: string[] = [];
  const server = await start({ ...settings, operators });
  const { token: operator, email: operatorEmail } = await aPerson(server, { role: 'SuperRealtor' });
  operators.push(operatorEmail);
  const { token: stranger } = await aPerson(server, { role: 'SuperRealtor' });
  return { server, operator, operatorEmail, stranger, ...squadAt(server, operator) };
}

interface Asked {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  bytes?: Buffer;
}

function squadAt(server: TestServer, operator: string) {
  async function ask(path: string, { method = 'POST', token, json, bytes }: Asked = {}) {
    const response = await fetch(`${server.origin}/api/platform${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...((json !== undefined || bytes) && {
          'content-type': bytes ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(bytes && { body: new Uint8Array(bytes) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function upload({ release, files }: Build, token: string, name = 'billing') {
    for (const [file, bytes] of Object.entries(files))
      await ask(`/releases/${name}/${release}/files/${file}`, { method: 'PUT', token, bytes });
  }

  const publish = (build: Build, token: string, manifest = manifestOf(build)) =>
    ask(`/releases/billing/${build.release}`, { token, json: manifest });

  return {
    ask,
    upload,
    publish,
    async release(build: Build, token: string) {
      await upload(build, token);
      return publish(build, token);
    },
    async aToken(remote: string): Promise<{ id: string; token: string }> {
      const { body } = await ask('/tokens', { token: operator, json: { remote, label: `CI of ${remote}` } });
      return body as { id: string; token: string };
    },
    /** Makes this live, as a start does. */
    async install(registry: RegistryFile): Promise<void> {
      await mkdir(join(server.home, 'host', registry.host.release), { recursive: true });
      await writeFile(join(server.home, 'host', registry.host.release, 'main.js'), '');
      await writeFile(join(server.home, 'registry.json'), JSON.stringify(registry));
    },
    async liveBilling() {
      const { body } = await ask('/releases', { method: 'GET', token: operator });
      return liveRelease
        .array()
        .parse(body)
        .find(({ name }) => name === 'billing');
    },
  };
}

export const HOST = { release: 'h1', scripts: ['/host/h1/main.js'], styles: [], provides: { react: '19.3.1' } };

/** A release of billing with an entry and a chunk, under an id of its own, for the address `/subscription`. */
export function aBuild(change: Partial<RemoteRelease> = {}) {
  const release = `b${randomUUID()}`;
  const base = `/remotes/billing/${release}/`;
  const remote: RemoteRelease = {
    release,
    entry: `${base}entry.js`,
    preload: { scripts: [], styles: [] },
    chunks: { plans: { scripts: [`${base}plans.js`], styles: [] } },
    requires: { react: '^19.0.0' },
    card: {
      name: 'billing',
      contract: 1,
      title: 'Subscription',
      pages: { plans: { path: '/subscription', audiences: ['member'], title: 'Subscription' } },
      slots: [],
    },
    builtAt: '2026-11-23T10:00:00.000Z',
    ...change,
  };
  const entry = Buffer.from(`// ${release}`);
  const files: Record<string, Buffer> = {
    'entry.js': entry,
    'entry.js.br': brotliCompressSync(entry),
    'plans.js': Buffer.from('// plans'),
  };
  return { release, remote, files };
}

export type Build = ReturnType<typeof aBuild>;

export function manifestOf({ remote, files }: Build): ReleaseUpload {
  const hashes = Object.entries(files).map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);
  return {
    release: { kind: 'remote', remote },
    files: Object.fromEntries(hashes) as Record<string, string>,
    record: { commit: 'abc1234' },
  };
}
