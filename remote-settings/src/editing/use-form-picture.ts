import { NO_PICTURE, type ChosenPicture } from '@keydate/forms/picture';
import { useCallback, useState } from 'react';

interface FormPicture {
  picture: ChosenPicture;
  pickerKey: number;
  error?: string;
}

/** The picture that is saved with a form's fields. A saved one leaves an empty picker: give the picker `pickerKey` as its key. */
export function useFormPicture() {
  const [{ picture, pickerKey, error }, setState] = useState<FormPicture>({ picture: NO_PICTURE, pickerKey: 0 });
  const setPicture = useCallback(
    (chosen: ChosenPicture) => setState(({ pickerKey: key }) => ({ picture: chosen, pickerKey: key })),
    [],
  );
  return {
    ...picture,
    hasChanges: picture.isOpening || picture.crop !== undefined,
    pickerKey,
    setPicture,
    error,
    /** Shows why the picture was not saved, until the person chooses another or saves again. */
    refused: (why: string) => setState((now) => ({ ...now, error: why })),
    /** Called by the submission that has sent `picture`: one that was chosen meanwhile stays. */
    saved: () =>
      setState((now) => (now.picture === picture ? { picture: NO_PICTURE, pickerKey: now.pickerKey + 1 } : now)),
  };
}
