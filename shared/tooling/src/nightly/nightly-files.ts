import { workspaceFiles } from '../verify/workspace-files';

/** The paths of all test files that only `npm run nightly` runs. */
export function nightlyFiles(): string[] {
  return workspaceFiles().filter((file) => /\.nightly\.(test\.tsx?|spec\.ts)$/.test(file));
}
