import { Linter } from 'eslint';
import { fenceBlocks } from '../../config/fence-blocks.mjs';

const blocks = fenceBlocks();

/** Lint's messages about a line in a file of the checkout. */
function messagesOf(file: string, line: string): string[] {
  return new Linter().verify(line, blocks, { filename: file }).map(({ message }) => message);
}

test.each([
  ['remote-billing/src/pages/subscription-page.ts', "import ky from 'ky';", 'callApi()'],
  ['remote-auth/src/features/a.ts', "import { callApi } from '@keydate/client';", 'src/api/'],
  ['remote-auth/src/features/a.ts', "import { useQueryClient } from '@tanstack/react-query';", 'src/api/'],
  ['remote-auth/src/api/a.ts', "import { useMutation } from '@tanstack/react-query';", 'useChange'],
  ['host/src/main.ts', "import { z } from 'zod/v4';", "Import from 'zod'"],
  ['remote-auth/src/features/a.ts', "import { toast } from 'react-toastify';", 'notify'],
  ['remote-auth/src/features/a.ts', "import { Subject } from 'rxjs';", 'useSession()'],
  ['remote-auth/src/features/a.ts', "import { useSession, tabStorage } from '@keydate/client';", '*.store.ts'],
  ['remote-auth/src/features/a.ts', "import { persistedEntries } from '@keydate/forms/entries';", '*.store.ts'],
  ['server/src/accounts/people/use-cases/a.ts', "import { hash } from '@node-rs/argon2';", 'port'],
  ['remote-auth/src/features/a.ts', 'localStorage.clear();', '*.store.ts'],
  ['remote-auth/src/features/a.ts', 'window.sessionStorage.clear();', '*.store.ts'],
  ['remote-auth/src/api/a.ts', "window.fetch('/');", 'callApi()'],
])('in %s the line %s is answered with what to use instead', (file, line, instead) => {
  expect(messagesOf(file, line)).toEqual([expect.stringContaining(instead)]);
});

test.each([
  ['remote-auth/src/api/a.ts', "import { callApi, useChange } from '@keydate/client';"],
  ['shared/client/src/request.ts', "import ky from 'ky';"],
  ['shared/ui/src/toast/notify.ts', "import { toast } from 'react-toastify';"],
  ['host/src/session/host-session.ts', "import { Subject } from 'rxjs';"],
  ['remote-auth/src/features/a.ts', "import { useSession } from '@keydate/client';"],
  ['remote-auth/src/flows/sign-up.store.ts', "import { tabStorage } from '@keydate/client';"],
  ['remote-auth/src/features/a.ts', "import { persistedFlow } from '@keydate/forms/entries';"],
  ['server/src/adapters/argon2-password-hasher.ts', "import { hash } from '@node-rs/argon2';"],
  ['host/src/session/stored-user.ts', 'localStorage.clear();'],
  ['remote-auth/src/features/a.test.ts', 'window.sessionStorage.clear();'],
])('in %s the line %s is allowed', (file, line) => {
  expect(messagesOf(file, line)).toEqual([]);
});
