const { readFileSync } = require('node:fs');

/** Those of the tooling start programs, and change folders and the process. These of the server have not been tried together yet. */
const APART = /\/(shared\/tooling\/|server\/test\/(attempts|backup|billing|d|embedded|s|u|w))/;

/** A file that replaces modules, or changes the process or how React works, changes them for the files after it, too; others say why. */
const ALONE =
  /^\/\/ Runs alone: |\bjest\.(mock|doMock|unstable_mockModule|resetModules)\b|@jest-environment|process\.env(\.\w+)? = |IS_REACT_ACT_ENVIRONMENT|\/a-shell'/m;

/** With more files, groups differ more in time, and one worker waits for the other at the end. */
const FILES_OF_GROUP = 8;

/**
 * A filter of Jest: files that run together, and of each group only the first. The others are in the environment, where the workers
 * find them (`run-together.mjs`). Jest calls it once for each project.
 */
module.exports = (paths) => {
  const isAlone = (path) => APART.test(path) || ALONE.test(readFileSync(path, 'utf8'));
  const shared = paths.filter((path) => !isAlone(path)).toSorted();
  const groups = JSON.parse(process.env.KEYDATE_TOGETHER ?? '{}');
  while (shared.length > 0) {
    const group = shared.splice(0, FILES_OF_GROUP);
    groups[group[0]] = group;
  }
  process.env.KEYDATE_TOGETHER = JSON.stringify(groups);
  return { filtered: paths.filter((path) => isAlone(path) || path in groups) };
};
