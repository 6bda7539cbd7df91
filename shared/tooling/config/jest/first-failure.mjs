import { existsSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A reporter of Jest that writes the first test that failed to FIRST_FAILURE_FILE: with `--bail`, Jest writes no report. */
export default class FirstFailure {
  onTestResult({ path, context }, { testResults, testExecError, failureMessage }) {
    const failed = testResults.find(({ status }) => status === 'failed');
    const title = failed?.fullName ?? (testExecError || failureMessage ? 'it did not start' : undefined);
    const report = process.env.FIRST_FAILURE_FILE;
    if (title === undefined || existsSync(report)) return;
    const file = `${context.config.displayName?.name.split(' ')[0] ?? ''}/${relative(context.config.rootDir, path)}`;
    writeFileSync(report, JSON.stringify({ test: `${file}: ${title}` }));
  }
}
