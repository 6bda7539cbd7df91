import { session } from '@keydate/client';
import { updateUser } from '../../api/update-user';
import { RoleForm } from '../../steps/choose-role/role-form';
import { refreshUser } from '../../session/refresh-user';

/** The role that an invited person takes who creates a company instead. */
export function TakeRole({ onBack }: { onBack: () => void }) {
  return (
    <RoleForm
      send={(role) => updateUser({ role })}
      onDone={(user) => session().update(user)}
      onBack={onBack}
      refusals={{ COMPANY_EXISTS: refreshUser }}
    />
  );
}
