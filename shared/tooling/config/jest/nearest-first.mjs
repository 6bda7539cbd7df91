/** In characters: what words of one family begin with, as "unsubscribe" and "unsubscribing" do. */
const STEM = 5;

/** Too common to tell what something is about. */
const COMMON = new Set(['server', 'share', 'modul', 'tests', 'featu', 'cases', 'repos', 'domai']);

/** A sequencer of Jest: the tests whose paths share the most words with the texts in NEAREST_TO run first. */
export default class NearestFirst {
  sort(tests) {
    const wanted = stemsOf(JSON.parse(process.env.NEAREST_TO ?? '[]').join(' '));
    const nearness = ({ path, context }) => {
      const own = stemsOf(path.replace(context.config.rootDir, `/${context.config.displayName?.name ?? ''}`));
      return [...own].filter((stem) => wanted.has(stem)).length;
    };
    const sorted = tests.map((test) => ({ test, near: nearness(test) }));
    return sorted
      .toSorted((one, other) => other.near - one.near || one.test.path.localeCompare(other.test.path))
      .map(({ test }) => test);
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

function stemsOf(text) {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM)).filter((stem) => !COMMON.has(stem)));
}
