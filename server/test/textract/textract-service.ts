import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnalyzeDocumentResponse } from '@aws-sdk/client-textract';

/** An answer of the service: a reply, or the name and words of a refusal; null for none at all. */
export type Answer = AnalyzeDocumentResponse | { refuses: string; because?: string } | null;

export interface AskedPage {
  target: unknown;
  authorization: unknown;
  body: { FeatureTypes: string[]; Document: { Bytes: string } };
}

/** A service that the SDK takes for AWS Textract. */
export interface TextractService {
  /** The variables with which the SDK calls this service. */
  environment: Record<string, string>;
  /** One for each request, the last one repeatedly. */
  answers: Answer[];
  asked: AskedPage[];
  /** When it is asked for the next time. */
  nextAsked: () => Promise<void>;
  /** When one who asked has gone without an answer. */
  isLeft: Promise<void>;
  close(): Promise<void>;
}

export async function startTextractService(): Promise<TextractService> {
  const answers: Answer[] = [];
  const asked: AskedPage[] = [];
  let tellAsked = () => {};
  let tellLeft = () => {};
  const isLeft = new Promise<void>((resolve) => {
    tellLeft = resolve;
  });
  const server = createServer((request, response) => {
    response.once('close', () => response.writableFinished || tellLeft());
    void bodyOf(request).then((body) => {
      asked.push({ target: request.headers['x-amz-target'], authorization: request.headers.authorization, body });
      tellAsked();
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) return;
      const [status, said] =
        'refuses' in answer ? [400, { __type: answer.refuses, message: answer.because ?? 'no' }] : [200, answer];
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(said));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-west-2',
      AWS_ACCESS_KEY_ID: 'invented',
      AWS_SECRET_ACCESS_KEY: 'invented',
    },
    answers,
    asked,
    nextAsked: () => new Promise((resolve) => (tellAsked = resolve)),
    isLeft,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<AskedPage['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as AskedPage['body'];
}
