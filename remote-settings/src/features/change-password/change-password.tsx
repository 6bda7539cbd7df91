import { Button } from '@keydate/ui';
import { useRef, useState } from 'react';
import { useFocusBack } from '@keydate/forms/focus';
import { copy } from './copy';
import { PasswordDialog } from './password-dialog';

/** Opens the dialog in which the person changes their password. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, opener);
  return (
    <>
      <Button ref={opener} variant="secondary" size="small" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
