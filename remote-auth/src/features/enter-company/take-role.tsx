import { session } from '@keydate/client';
import { updateUser as updateUserCall } from '@keydate/contracts/people';
import { updateUser } from '../../api/update-user';
import { RoleForm } from '../../steps/choose-role/role-form';
import { refreshUser } from '../../session/refresh-user';

/** Asks an invited person for a role, because they create a company instead of joining one. */
export function TakeRole({ onBack }: { onBack: () => void }) {
  return (
    <RoleForm
      call={updateUserCall}
      send={(role) => updateUser({ role })}
      onDone={(user) => session().update(user)}
      onBack={onBack}
      refusals={{ COMPANY_EXISTS: refreshUser }}
    />
  );
}
