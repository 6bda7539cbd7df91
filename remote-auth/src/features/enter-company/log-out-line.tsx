import { session } from '@keydate/client';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';

/** Without a company there is no shell, hence no other way out. */
export function LogOutLine({ name }: { name: string }) {
  return (
    <FormFooter>
      {copy.signedInAs(name)} <TextButton onClick={() => session().logout()}>{copy.logOut}</TextButton>
    </FormFooter>
  );
}
