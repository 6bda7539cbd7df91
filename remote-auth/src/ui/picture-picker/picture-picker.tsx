import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import { Button, Field, Stack, type FieldWords } from '@keydate/ui';
import { useCallback, useState, type Ref } from 'react';
import { hasTooManyPixels, refusalOfFile } from '../../domain/picture-file';
import { copy } from './copy';
import { CropStage } from './crop-stage';
import { FileZone } from './file-zone';
import { useBlobAddress } from './use-blob-address';

interface PicturePickerProps extends Omit<FieldWords, 'hint'> {
  /** The square that was cut out; undefined while there is none. */
  value: Blob | undefined;
  /** Must keep its identity from one drawing to the next. */
  onChange: (picture: Blob | undefined) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a picture of a person or a company, cuts a square out of it and shows how it will look. */
export function PicturePicker({ label, error, value, onChange, ref }: PicturePickerProps) {
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<ErrorCode>();
  const address = useBlobAddress(file);
  const cutAddress = useBlobAddress(value);

  const begin = useCallback(
    (chosen?: File, refused?: ErrorCode) => {
      setFile(refused ? undefined : chosen);
      setRefusal(refused);
      onChange(undefined);
    },
    [onChange],
  );
  const handleUnreadable = useCallback(() => begin(undefined, 'PICTURE_UNREADABLE'), [begin]);

  return (
    <Stack gap={12}>
      <Field label={label} hint={file ? undefined : copy.limits} error={refusal ? ERRORS[refusal].message : error}>
        {(control) => <FileZone {...control} ref={ref} isSmall={Boolean(file)} onFile={(chosen) => begin(chosen, refusalOfFile(chosen))} />}
      </Field>
      {file && address && (
        <>
          <CropStage
            key={address}
            address={address}
            type={file.type}
            onLoaded={(size) => hasTooManyPixels(size) && begin(undefined, 'PICTURE_TOO_LARGE')}
            onUnreadable={handleUnreadable}
            onCut={onChange}
            cutAddress={cutAddress}
          />
          <Button look="ghost" onClick={() => begin()}>
            {copy.remove}
          </Button>
        </>
      )}
    </Stack>
  );
}
