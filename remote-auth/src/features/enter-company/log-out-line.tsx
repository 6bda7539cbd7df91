import { session } from '@keydate/client';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';

/** The only way to log out without a company: there is no sidebar then. */
export function LogOutLine({ name }: { name: string }) {
  return (
    <FormFooter>
      {copy.signedInAs(name)} <TextButton onClick={() => session().logout()}>{copy.logOut}</TextButton>
    </FormFooter>
  );
}
