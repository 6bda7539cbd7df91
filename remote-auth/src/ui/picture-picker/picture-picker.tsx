import { ERRORS } from '@keydate/contracts/errors';
import { Button, Skeleton, Stack } from '@keydate/ui';
import { Field, type FieldText } from '@keydate/ui/forms';
import { lazy, Suspense, useCallback, useState, type Ref } from 'react';
import { hasTooManyPixels, refusalOfFile } from '../../domain/picture-file';
import type { ChosenPicture } from './chosen-picture';
import { copy } from './copy';
import { stageHeight } from './crop-stage.styles';
import { FileZone } from './file-zone';
import { useBlobAddress } from './use-blob-address';

// the cropper comes when a picture was chosen
const loadStage = async () => ({ default: (await import('./crop-stage')).CropStage });
const CropStage = lazy(loadStage);
const waiting = <Skeleton height={stageHeight} />;

interface PicturePickerProps extends Omit<FieldText, 'hint'> {
  /** Must keep its identity from one drawing to the next. */
  onChange: (picture: ChosenPicture) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a picture of a person or a company, cuts a square out of it and shows how it will look. */
export function PicturePicker({ label, error, onChange, ref }: PicturePickerProps) {
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [hasStage, setHasStage] = useState(false);
  const address = useBlobAddress(file);

  const begin = useCallback(
    (chosen?: File, refused?: string) => {
      const kept = refused ? undefined : chosen;
      setFile(kept);
      setRefusal(refused);
      onChange({ isOpening: Boolean(kept) });
    },
    [onChange],
  );
  const handleUnreadable = useCallback(() => begin(undefined, ERRORS.PICTURE_UNREADABLE.message), [begin]);
  const handleMoved = useCallback((cut: () => Promise<Blob>) => onChange({ isOpening: false, cut }), [onChange]);
  const handleFile = (chosen: File) => {
    const refused = refusalOfFile(chosen);
    begin(chosen, refused && ERRORS[refused].message);
    // asked for here, where a failure can be told: the next picture asks anew
    if (!refused)
      loadStage().then(
        () => setHasStage(true),
        () => begin(undefined, copy.noStage),
      );
  };

  return (
    <Stack gap={12}>
      <Field label={label} hint={file ? undefined : copy.limits} error={refusal ?? error}>
        {(control) => <FileZone {...control} ref={ref} isSmall={Boolean(file)} onFile={handleFile} />}
      </Field>
      {file && !hasStage && waiting}
      {file && address && hasStage && (
        <Suspense fallback={waiting}>
          <CropStage
            key={address}
            address={address}
            type={file.type}
            onLoaded={(size) => hasTooManyPixels(size) && begin(undefined, ERRORS.PICTURE_TOO_LARGE.message)}
            onUnreadable={handleUnreadable}
            onMoved={handleMoved}
          />
        </Suspense>
      )}
      {file && (
        <Button variant="ghost" onClick={() => begin()}>
          {copy.remove}
        </Button>
      )}
    </Stack>
  );
}
