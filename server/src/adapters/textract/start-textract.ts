import type { PageReader } from '@keydate/reader/reading-tools';
import { encodePage } from './encode-page';
import { explainRefusal } from './explain-refusal';
import { textractLayout } from './textract-layout';

/** The SDK itself repeats requests whose error may be over in a moment, such as too many requests. */
const ATTEMPTS = 4;
const CONNECTION_MS = 5_000;
/**
 * A page takes the service some seconds. Two such waits are shorter than the silence after which a scan is canceled.
 */
const ANSWER_MS = 25_000;

/**
 * AWS Textract as the reader of pages that are pictures. The SDK finds region and credentials as it always does
 * (AWS_REGION, AWS_ACCESS_KEY_ID, a profile, a role). Only this function loads the SDK.
 * @param answerMs how long an attempt may take
 */
export async function startTextract(answerMs = ANSWER_MS): Promise<PageReader> {
  const { AnalyzeDocumentCommand, TextractClient } = await import('@aws-sdk/client-textract');
  const patience = { connectionTimeout: CONNECTION_MS, requestTimeout: answerMs, throwOnRequestTimeout: true };
  const client = new TextractClient({ maxAttempts: ATTEMPTS, requestHandler: patience });
  return {
    async readPage(image) {
      const Document = { Bytes: await encodePage(image) };
      const { Blocks = [] } = await client
        .send(new AnalyzeDocumentCommand({ Document, FeatureTypes: ['TABLES'] }))
        .catch((error: unknown) => {
          throw explainRefusal(error);
        });
      return textractLayout(Blocks, image.width, image.height);
    },
  };
}
