// Test files that run together (decision 94) share these: each adds a hook where it is first imported, which must hold for all files.
import { cleanup } from '@testing-library/react';
import '@testing-library/user-event';

/** Takes what a test has rendered away before the hooks of its file run, as they do in a file that runs alone. */
export function cleanUpAfterEach(): void {
  afterEach(cleanup);
}
