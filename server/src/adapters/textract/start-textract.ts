import type { PageReader } from '../../modules/scans/reading/reading-tools';
import { encodeJpeg } from '../images/encode-jpeg';
import { explainRefusal } from './explain-refusal';
import { textractLayout } from './textract-layout';

/** The SDK tries again by itself what may be over in a moment, as too many requests. */
const ATTEMPTS = 4;

/**
 * AWS Textract as the reader of pages that are pictures. Region and credentials are found as the SDK always finds them
 * (AWS_REGION, AWS_ACCESS_KEY_ID, a profile, a role). The SDK is loaded here, and nowhere where it is not asked for.
 */
export async function startTextract(): Promise<PageReader> {
  const { AnalyzeDocumentCommand, TextractClient } = await import('@aws-sdk/client-textract');
  const client = new TextractClient({ maxAttempts: ATTEMPTS });
  return {
    async readPage(image) {
      const Bytes = await encodeJpeg(image);
      try {
        const { Blocks = [] } = await client.send(new AnalyzeDocumentCommand({ Document: { Bytes }, FeatureTypes: ['TABLES'] }));
        return textractLayout(Blocks, image.width, image.height);
      } catch (error) {
        throw explainRefusal(error);
      }
    },
  };
}
