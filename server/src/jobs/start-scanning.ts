import { CONTRACT_WAITS, readContracts } from '../transactions';
import type { Tools } from '../tools';
import { repeating } from './repeating';

type ScanTools = Pick<Tools, 'db' | 'clock' | 'sealedFiles' | 'recognition' | 'realtime' | 'traces' | 'background'>;

const LOOK_EVERY_MS = 1000;

/** Reads the contracts that wait, until the returned function is called; those that are being read then are read to their end. */
export function startScanning(tools: ScanTools): () => void {
  const stop = new AbortController();
  const repeat = repeating(tools.background, stop.signal);
  const stopListening = readOnWake(tools, stop.signal);
  // news of a contract may be lost, and nobody announces one whose server died
  for (let place = 0; place < tools.recognition.places; place += 1)
    repeat('read contracts', LOOK_EVERY_MS, () => readContracts(tools, stop.signal));
  return () => {
    stopListening();
    stop.abort();
  };
}

/** Reads a contract as soon as any server announces that it waits. Returns the function that ends this. */
export function readOnWake(tools: ScanTools, stop?: AbortSignal): () => void {
  return tools.realtime.onWake(CONTRACT_WAITS, () =>
    tools.background.start('read a contract', () => readContracts(tools, stop)),
  );
}
