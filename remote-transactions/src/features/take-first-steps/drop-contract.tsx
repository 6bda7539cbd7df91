import { FileUp } from '@keydate/ui/icons';
import { ContractDropZone } from '../../ui/contract-drop-zone';
import { copy } from './copy';
import { ForThoseWhoCan } from './for-those-who-can';

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

function Zone({ onFiles }: DropContractProps) {
  return <ContractDropZone icon={FileUp} title={copy.drop} button={copy.upload} note={copy.note} onFiles={onFiles} />;
}
