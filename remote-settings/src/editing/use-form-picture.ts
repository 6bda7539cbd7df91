import { NO_PICTURE } from '@keydate/forms/picture';
import { useState } from 'react';

/** The picture that is saved with a form's fields. A saved one leaves an empty picker: give the picker `pickerKey` as its key. */
export function useFormPicture() {
  const [picture, setPicture] = useState(NO_PICTURE);
  const [saves, setSaves] = useState(0);
  return {
    ...picture,
    hasChanges: picture.isOpening || picture.crop !== undefined,
    pickerKey: saves,
    setPicture,
    saved: () => {
      setPicture(NO_PICTURE);
      setSaves(saves + 1);
    },
  };
}
