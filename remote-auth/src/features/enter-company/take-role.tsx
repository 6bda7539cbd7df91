import { useUpdateUser } from '../../api/update-user';
import { RoleForm } from '../../steps/choose-role/role-form';
import { refreshUser } from '../../session/refresh-user';

/** Asks an invited person for a role, because they create a company instead of joining one. */
export function TakeRole({ onBack }: { onBack: () => void }) {
  const updating = useUpdateUser();
  return (
    <RoleForm
      change={updating}
      toSend={(role) => ({ role })}
      onBack={onBack}
      refusals={{ COMPANY_EXISTS: refreshUser }}
    />
  );
}
