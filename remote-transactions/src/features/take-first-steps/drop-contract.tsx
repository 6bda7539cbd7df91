import { useClientList, useSignedInUser } from '@keydate/client';
import { isCompanyOfLenders } from '@keydate/domain/lender-access';
import { FileUp } from '@keydate/ui/icons';
import { ContractDropZone } from '../../ui/contract-drop-zone';
import { copy } from './copy';

interface DropContractProps {
  onFiles: (files: readonly File[]) => void;
}

/** Starts a transaction with its contract. Not for lenders, whom realtors invite. */
export function DropContract(props: DropContractProps) {
  const { role, company } = useSignedInUser();
  if (company && isCompanyOfLenders(company.owner)) return null;
  return role === 'Employee' ? <DropOfEmployee {...props} /> : <Zone {...props} />;
}

/** An employee chooses among clients (spec § 6): without any, they cannot start a transaction. */
function DropOfEmployee(props: DropContractProps) {
  const clients = useClientList();
  return clients.data && clients.data.length > 0 ? <Zone {...props} /> : null;
}

function Zone({ onFiles }: DropContractProps) {
  return <ContractDropZone icon={FileUp} title={copy.drop} button={copy.upload} note={copy.note} onFiles={onFiles} />;
}
