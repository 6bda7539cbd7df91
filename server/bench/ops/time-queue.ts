import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scanContract } from '@keydate/contracts/scans';
import { median } from '@keydate/tooling/bench/report';
import { openRecognition } from '../../src/adapters/recognizer/open-recognition';
import { builtPrograms } from '../../src/startup/built-programs';
import { ask } from '../../test/ask';
import { startProduct } from '../../test/product-process';

const root = join(import.meta.dirname, '../..');
const CONTRACT = join(root, 'reader/test/contracts/typed-ruled.pdf');
const [WARM_UP, TURNS] = [3, 20];

/**
 * The time of a reading by itself, and of one that a server without the role `scan` receives and another one reads, from the POST
 * to its answer: by turns, in ms.
 * @param settings of both servers, with a database
 * @param signIn gives the token of a person of the demo
 */
export async function timeQueue(
  settings: Record<string, string>,
  signIn: (server: { origin: string }) => Promise<string>,
): Promise<{ alone: number; queued: number }> {
  const web = await startProduct({ ...settings, KEYDATE_ROLES: 'web,jobs' });
  const reader = await startProduct({ ...settings, KEYDATE_HOME: web.home, KEYDATE_ROLES: 'scan' });
  const recognition = openRecognition(builtPrograms(root).recognizer, 'tesseract', (problem) => {
    throw new Error(problem);
  });
  const times: Record<'alone' | 'queued', number[]> = { alone: [], queued: [] };
  try {
    const token = await signIn(web);
    const bytes = new Uint8Array(await readFile(CONTRACT));
    for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
      const alone = await timeOf(() => recognition.readContract(bytes));
      const queued = await timeOf(async () => {
        const file = new File([bytes], 'contract.pdf');
        const { status } = await ask(web, scanContract, { token, files: { file } });
        if (status !== 201) throw new Error(`A scan was answered ${status}.`);
      });
      if (turn < WARM_UP) continue;
      times.alone.push(alone);
      times.queued.push(queued);
    }
  } finally {
    await recognition.close();
    await reader.stop();
    await web.stop();
  }
  return { alone: median(times.alone), queued: median(times.queued) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
