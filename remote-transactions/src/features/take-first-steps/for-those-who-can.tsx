import { useClientList, useSignedInUser } from '@keydate/client';
import { isCompanyOfLenders } from '@keydate/domain/roles';
import type { ReactNode } from 'react';

/** Shows what starts a transaction. Not for lenders, whom realtors invite. */
export function ForThoseWhoCan({ children }: { children: ReactNode }) {
  const { role, company } = useSignedInUser();
  if (company && isCompanyOfLenders(company.owner)) return null;
  return role === 'Employee' ? <ForEmployees>{children}</ForEmployees> : children;
}

/** An employee chooses among clients (spec § 6): without any, they cannot start a transaction. */
function ForEmployees({ children }: { children: ReactNode }) {
  const clients = useClientList();
  return clients.data && clients.data.length > 0 ? children : null;
}
