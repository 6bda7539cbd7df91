import { DropOnDashboard } from './drop-on-dashboard';
import { ForThoseWhoCan } from './for-those-who-can';

interface DropAnywhereProps {
  onFiles: (files: readonly File[]) => void;
}

/** Starts a transaction with a contract that is dropped anywhere on the page. */
export function DropAnywhere(props: DropAnywhereProps) {
  return (
    <ForThoseWhoCan>
      <DropOnDashboard {...props} />
    </ForThoseWhoCan>
  );
}
