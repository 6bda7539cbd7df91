interface Follow {
  /** Builds what has changed; says which part of an open desk has to be loaded again. Rejects with why it cannot. */
  rebuild: () => Promise<'stage' | 'desk'>;
  /** The open desks. */
  desks: { reload: (part: 'stage' | 'desk') => void; showFailure: (sentence: string) => void };
  /** Writes a line into the terminal. */
  say: (line: string) => void;
}

const NOT_REBUILT = 'Not rebuilt. The desk still shows the code before, and tries again when you save.';

/** Returns what to call after each change of the sources. A rebuild that fails is shown, and the next change mends it. */
export function followSources({ rebuild, desks, say }: Follow): () => Promise<void> {
  const follow = async () => {
    const began = performance.now();
    try {
      desks.reload(await rebuild());
      say(`Rebuilt in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      say(`${why}\n${NOT_REBUILT}`);
      desks.showFailure(`${why}\n\n${NOT_REBUILT}`);
    }
  };
  let following = Promise.resolve();
  return () => {
    following = following.then(follow);
    return following;
  };
}
