import type { ReaderProcess } from './process/reader-process';
import { drawStated } from './stated/draw-stated';
import { proposalsOf, scoreFacts } from './stated/score-facts';
import { STATED_CASES } from './stated/stated-cases';

const NOTHING = { brokers: [] };

/** Reads the contracts that state an address, a side, a client and MEC; prints which proposals are wrong or missing. True if none is. */
export async function reportStated(reader: ReaderProcess): Promise<boolean> {
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const [number, one] of STATED_CASES.entries()) {
    const answer = await reader.read(await drawStated(number, one));
    const facts = answer.kind === 'read' ? (answer.reading.facts ?? NOTHING) : NOTHING;
    const score = scoreFacts(proposalsOf(facts, one), one);
    wrong.push(...score.wrong);
    missing.push(...score.missing);
  }
  if (wrong.length + missing.length > 0) console.log('  proposals', { wrong, missing });
  console.log(`proposals of ${STATED_CASES.length} contracts  wrong ${wrong.length}, missing ${missing.length}`);
  return wrong.length + missing.length === 0;
}
