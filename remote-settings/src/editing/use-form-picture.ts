import { NO_PICTURE, type ChosenPicture } from '@keydate/forms/picture';
import { useCallback, useState } from 'react';

/** The picture that is saved with a form's fields. A saved one leaves an empty picker: give the picker `pickerKey` as its key. */
export function useFormPicture() {
  const [{ picture, pickerKey }, setState] = useState({ picture: NO_PICTURE, pickerKey: 0 });
  const setPicture = useCallback((chosen: ChosenPicture) => setState((now) => ({ ...now, picture: chosen })), []);
  return {
    ...picture,
    hasChanges: picture.isOpening || picture.crop !== undefined,
    pickerKey,
    setPicture,
    /** Called by the submission that has sent `picture`: one that was chosen meanwhile stays. */
    saved: () =>
      setState((now) => (now.picture === picture ? { picture: NO_PICTURE, pickerKey: now.pickerKey + 1 } : now)),
  };
}
