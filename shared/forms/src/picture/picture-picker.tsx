import { PICTURE_ERRORS } from '@keydate/contracts/errors/picture-errors';
import { Button, Skeleton, Stack } from '@keydate/ui';
import { Field, type FieldText } from '@keydate/ui/forms';
import { lazy, Suspense, useCallback, useState, type Ref } from 'react';
import { hasTooManyPixels, refusalOfFile } from './picture-file';
import type { ChosenPicture } from './chosen-picture';
import { copy } from './copy';
import { stageHeight } from './crop-stage.styles';
import { FileDrop } from './file-drop';
import { useBlobUrl } from './use-blob-url';

// the crop library is loaded once a picture is chosen
const loadStage = async () => ({ default: (await import('./crop-stage')).CropStage });
const CropStage = lazy(loadStage);
const waiting = <Skeleton height={stageHeight} />;

interface PicturePickerProps extends Omit<FieldText, 'hint'> {
  /** Must keep its identity between renders. */
  onChange: (picture: ChosenPicture) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a picture of a person or a company, crops it to a square and shows a preview. */
export function PicturePicker({ label, error, onChange, ref }: PicturePickerProps) {
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [isStageLoaded, setStageLoaded] = useState(false);
  const url = useBlobUrl(file);

  const show = useCallback(
    (shown: File | undefined, why?: string) => {
      setFile(shown);
      setRefusal(why);
      onChange({ isOpening: shown !== undefined });
    },
    [onChange],
  );
  const handleUnreadable = useCallback(() => show(undefined, PICTURE_ERRORS.PICTURE_UNREADABLE.message), [show]);
  const handleMoved = useCallback((crop: () => Promise<Blob>) => onChange({ isOpening: false, crop }), [onChange]);
  const handleFile = (chosen: File) => {
    const refused = refusalOfFile(chosen);
    if (refused) {
      show(undefined, PICTURE_ERRORS[refused].message);
      return;
    }
    show(chosen);
    // loaded here and not by `lazy`, so that a failure can be shown; choosing another picture tries again
    loadStage().then(
      () => setStageLoaded(true),
      () => show(undefined, copy.stageFailed),
    );
  };

  return (
    <Stack gap={12}>
      <Field label={label} hint={file ? undefined : copy.limits} error={refusal ?? error}>
        {(control) => <FileDrop {...control} ref={ref} isSmall={Boolean(file)} onFile={handleFile} />}
      </Field>
      {file && !isStageLoaded && waiting}
      {file && url && isStageLoaded && (
        <Suspense fallback={waiting}>
          <CropStage
            key={url}
            url={url}
            type={file.type}
            onLoaded={(size) => hasTooManyPixels(size) && show(undefined, PICTURE_ERRORS.PICTURE_TOO_LARGE.message)}
            onUnreadable={handleUnreadable}
            onMoved={handleMoved}
          />
        </Suspense>
      )}
      {file && (
        <Button variant="ghost" onClick={() => show(undefined)}>
          {copy.remove}
        </Button>
      )}
    </Stack>
  );
}
