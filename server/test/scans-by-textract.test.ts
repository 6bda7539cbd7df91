import { ERRORS } from '@keydate/contracts/errors';
import { login } from '@keydate/contracts/people';
import { scanContract } from '@keydate/contracts/scans';
import sharp from 'sharp';
import { DEMO_PASSWORD, demoEmail } from '../src/demo/people';
import { ask } from './ask';
import { aPictureOfATable } from '@keydate/reader/test/a-picture';
import { aTextractReply } from './textract/a-textract-reply';
import { startTextractService, type Answer, type TextractService } from './textract/textract-service';
import { startRunningServer, type RunningServer } from './running-server';

const ROWS = [
  ['Item No.', 'Reference', 'Event', 'Date or Deadline'],
  ['1', '§ 8', 'Record Title Deadline', '3/4/2031'],
  ['2', '§ 12', 'Closing Date', '4/1/2031'],
];

let service: TextractService;
let server: RunningServer;
let token: string;
let photograph: Blob;
beforeAll(async () => {
  service = await startTextractService();
  server = await startRunningServer({ LOG_LEVEL: 'info', SCAN_ENGINE: 'aws-textract', ...service.environment });
  token = (await ask(server, login, { body: { email: demoEmail('realtor'), password: DEMO_PASSWORD } })).body.result
    .accessToken;
  const { pixels, width, height } = aPictureOfATable();
  photograph = new Blob([
    new Uint8Array(
      await sharp(pixels, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
    ),
  ]);
});
afterAll(async () => {
  await server.stop();
  await service.close();
});

function scan(answer: Answer, signal?: AbortSignal) {
  service.answers.splice(0, Infinity, answer);
  return ask(server, scanContract, { token, files: { file: photograph }, ...(signal && { signal }) });
}

test('a server with SCAN_ENGINE=aws-textract has what is a picture read by AWS Textract', async () => {
  const { status, body } = await scan(aTextractReply(ROWS));
  expect({ status, rows: body.result }).toEqual({ status: 201, rows: ROWS });
});

test('what AWS says against the server is told to whoever runs it, and a sentence to whoever scans', async () => {
  const { status, body } = await scan({
    refuses: 'AccessDeniedException',
    because: 'User: arn:aws:iam::1:user/keydate is not authorized',
  });
  expect({ status, message: body.message }).toEqual(ERRORS.SCAN_FAILED);
  expect(server.said()).toContain('AccessDeniedException: User: arn:aws:iam::1:user/keydate is not authorized');
});

test('a person who leaves ends what is asked of AWS', async () => {
  const tab = new AbortController();
  const asked = service.nextAsked();
  const scanning = scan(null, tab.signal);
  const refused = expect(scanning).rejects.toThrow('aborted');
  await asked;
  tab.abort();
  await refused;
  await service.isLeft;
});
