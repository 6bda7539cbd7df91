import { session } from '@keydate/client';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';

/** Logs out a person without a company. They have no sidebar to do it from. */
export function LogOutLine({ name }: { name: string }) {
  return (
    <FormFooter>
      {copy.signedInAs(name)} <TextButton onClick={() => session().logout()}>{copy.logOut}</TextButton>
    </FormFooter>
  );
}
