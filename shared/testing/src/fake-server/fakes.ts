import { addTransactionFakes } from './add-transaction.fakes';
import { clientFakes } from './clients.fakes';
import { companyFakes } from './companies.fakes';
import { explanationFakes } from './explanations.fakes';
import type { Fake } from './fake';
import { peopleFakes } from './people.fakes';
import { scanFakes } from './scans.fakes';
import { signInFakes } from './sign-in.fakes';
import { teammateFakes } from './teammates.fakes';
import { transactionFakes } from './transactions.fakes';
import { updateTransactionFakes } from './update-transaction.fakes';

/** How every call of the contracts is answered. */
export const fakes: readonly Fake[] = [
  ...signInFakes,
  ...peopleFakes,
  ...companyFakes,
  ...teammateFakes,
  ...clientFakes,
  ...explanationFakes,
  ...scanFakes,
  ...transactionFakes,
  ...addTransactionFakes,
  ...updateTransactionFakes,
];
