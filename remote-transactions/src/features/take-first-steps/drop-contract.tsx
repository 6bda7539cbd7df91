import { useClientList, useSignedInUser } from '@keydate/client';
import { isCompanyOfLenders } from '@keydate/domain/lender-access';
import { FileUp } from '@keydate/ui/icons';
import { ContractDropZone } from '../../ui/contract-drop-zone';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { DropOnDashboard } from './drop-on-dashboard';

interface DropContractProps {
  onFiles: (files: readonly File[]) => void;
}

/** A drop zone that starts a transaction with its contract. */
export function DropContract(props: DropContractProps) {
  return (
    <ForThoseWhoCan>
      <Zone {...props} />
    </ForThoseWhoCan>
  );
}

/** The same, for a contract dropped anywhere on the page. */
export function DropAnywhere(props: DropContractProps) {
  return (
    <ForThoseWhoCan>
      <DropOnDashboard {...props} />
    </ForThoseWhoCan>
  );
}

/** Not for lenders, whom realtors invite. */
function ForThoseWhoCan({ children }: { children: ReactNode }) {
  const { role, company } = useSignedInUser();
  if (company && isCompanyOfLenders(company.owner)) return null;
  return role === 'Employee' ? <ForEmployees>{children}</ForEmployees> : children;
}

/** An employee chooses among clients (spec § 6): without any, they cannot start a transaction. */
function ForEmployees({ children }: { children: ReactNode }) {
  const clients = useClientList();
  return clients.data && clients.data.length > 0 ? children : null;
}

function Zone({ onFiles }: DropContractProps) {
  return <ContractDropZone icon={FileUp} title={copy.drop} button={copy.upload} note={copy.note} onFiles={onFiles} />;
}
