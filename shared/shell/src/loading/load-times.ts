import type { RemotePart } from '@keydate/client';

interface Times {
  begun: number;
  entry: number;
  code: number;
}

/** How long the first load of each part of a remote took: what comes after has the files already. */
export function createLoadTimes() {
  const loading = new Map<string, Times | 'told'>();
  const keyOf = (name: string, part: RemotePart) => `${name} ${partName(part)}`;

  return {
    /** @returns notes that the entry module is there, and then that the code is */
    begin(name: string, part: RemotePart): (step: 'entry' | 'code') => void {
      const key = keyOf(name, part);
      const begun = performance.now();
      const times: Times = { begun, entry: begun, code: begun };
      if (loading.get(key) !== 'told') loading.set(key, times);
      return (step) => {
        times[step] = performance.now();
      };
    },
    /** The report when the part is on the screen; undefined from the second time on. */
    end(name: string, part: RemotePart) {
      const key = keyOf(name, part);
      const times = loading.get(key);
      if (times === undefined || times === 'told') return undefined;
      loading.set(key, 'told');
      return {
        part: partName(part),
        entryMs: Math.round(times.entry - times.begun),
        codeMs: Math.round(times.code - times.entry),
        mountMs: Math.round(performance.now() - times.code),
      };
    },
  };
}

function partName(part: RemotePart): string {
  return part.kind === 'slot' ? part.slot : 'pages';
}
