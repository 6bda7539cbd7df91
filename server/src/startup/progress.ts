/** Reports the steps of the start and how long each took. */
export interface Progress {
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Progress as lines of text. */
export function progressLines(print: (line: string) => void): Progress {
  return {
    step: async (name, work) => {
      const begun = performance.now();
      const result = await work();
      print(`  ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
      return result;
    },
  };
}
