import { once } from 'node:events';
import { createRequire } from 'node:module';

type PdfKit = new (options: { userPassword: string; margin: number }) => NodeJS.ReadableStream & {
  text(text: string, x: number, y: number): unknown;
  end(): void;
};
const PDFDocument = createRequire(import.meta.url)('pdfkit') as PdfKit;

/** A PDF that opens with a password only. */
export async function encryptedPdf(): Promise<Uint8Array> {
  const document = new PDFDocument({ userPassword: 'keep out', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text('Nobody reads this.', 40, 40);
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}
