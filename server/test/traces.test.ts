import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startReading } from '@keydate/contracts/contract-readings';
import { logout } from '@keydate/contracts/people';
import { scanContract } from '@keydate/contracts/scans';
import { z } from 'zod';
import { openTelemetryTraces } from '../src/adapters/open-telemetry';
import { AppError } from '../src/app-error';
import { ask } from './ask';
import { openOwnDatabase } from './own-database';
import { aPerson, aRealtor } from './people';
import { aContract, aContractReading, heldRecognition, start } from './readings';
import { startTestServer, type TestTools } from './test-server';

const attribute = z.object({
  key: z.string(),
  value: z.looseObject({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.looseObject({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              status: z.looseObject({ code: z.number().optional(), message: z.string().optional() }),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});

let collector: Server;
const bodies: string[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString('utf8')}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

/** The data that a server sent its collector during `work`. */
async function toldOf(
  work: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<unknown>,
  tools: Pick<TestTools, 'recognition' | 'db'> = {},
) {
  bodies.length = 0;
  const { port } = collector.address() as AddressInfo;
  const traces = await openTelemetryTraces(`http://127.0.0.1:${port}`);
  const server = await startTestServer({}, { ...tools, traces });
  await work(server);
  await server.close();
  await traces.close();
  expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  return bodies
    .map((body) => exported.parse(JSON.parse(body.slice('/v1/traces '.length))))
    .flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
}

const attributesOf = (span: Awaited<ReturnType<typeof toldOf>>[number] | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a collector gets each request by its route, as part of the trace that the request belongs to', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spans = await toldOf((server) =>
    fetch(`${server.origin}/api/v1/user/single-transaction-details/00000000-0000-4000-8000-000000000000?token=secret`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    }),
  );
  const [span] = spans.filter((one) => one.traceId === traceId);
  expect(attributesOf(span)).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 401 });
  expect(span?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(bodies.join()).not.toContain('secret');
  expect(bodies.join()).not.toContain('00000000-0000-4000-8000-000000000000');
});

test('the reading of a contract is part of the trace of the request that sent it, at whichever server', async () => {
  const readers = heldRecognition();
  // the server reads each contract that waits in its database
  const { db, remove } = await openOwnDatabase();
  const spans = await toldOf(
    async (server) => {
      const realtor = await aRealtor(server);
      const scanned = ask(server, scanContract, { token: realtor.token, files: { file: aContract('scanned') } });
      while (readers.held.length < 1) await new Promise((turn) => setImmediate(turn));
      readers.held[0]!.end(aContractReading);
      await scanned;
      await start(server, realtor, aContract('read'));
      while (readers.held.length < 2) await new Promise((turn) => setImmediate(turn));
      readers.held[1]!.end(new AppError('CONTRACT_NO_TABLE'));
      await server.tools.background.settle();
    },
    { recognition: readers.recognition, db },
  );
  await remove();
  const outcomeOf = (path: string) => {
    const request = spans.find((span) => attributesOf(span)['http.route'] === `/api/v1/user/${path}`);
    const isItsReading = ({ name, traceId, parentSpanId }: (typeof spans)[number]) =>
      name === 'read a contract' && traceId === request?.traceId && parentSpanId === request.spanId;
    return attributesOf(spans.find(isItsReading))['keydate.outcome'];
  };
  expect([scanContract.path, startReading.path].map(outcomeOf)).toEqual(['read', 'CONTRACT_NO_TABLE']);
});

test('nothing that a collector gets names a person or holds their token', async () => {
  let secrets: string[] = [];
  const spans = await toldOf(async (server) => {
    const { token, email, id } = await aPerson(server, { role: 'SuperRealtor' });
    secrets = [token, email, id];
    await ask(server, logout, { token });
  });
  expect(spans.map(({ name }) => name)).toContain(`POST /api/v1/user/${logout.path}`);
  for (const secret of secrets) expect(bodies.join()).not.toContain(secret);
});

test('a collector gets each load of a remote with its phases, and each failure as an error', async () => {
  const report = (events: unknown[]) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ host: 'h1', events }),
  });
  const spans = await toldOf((server) =>
    fetch(
      `${server.origin}/api/telemetry`,
      report([
        { kind: 'load', remote: 'billing', release: 'r1', part: 'pages', entryMs: 10, codeMs: 20, mountMs: 30 },
        {
          kind: 'error',
          remote: 'billing',
          release: 'r1',
          owner: 'Squad Billing',
          phase: 'run',
          traceId: '0123456789ab',
          message: 'Cannot read the card of june@homes.example',
        },
      ]),
    ),
  );
  const [load, failure] = ['load billing', 'failure of billing'].map((name) => spans.find((one) => one.name === name));
  expect(attributesOf(load)).toMatchObject({ 'keydate.entry_ms': 10, 'keydate.code_ms': 20, 'keydate.mount_ms': 30 });
  expect(failure?.status).toMatchObject({ code: 2 });
  expect(attributesOf(failure)).toMatchObject({ 'keydate.trace_id': '0123456789ab', 'keydate.owner': 'Squad Billing' });
  expect(bodies.join()).not.toContain('june@homes.example');
});
