import { PICTURE_MAX_BYTES } from '@keydate/contracts/limits';

export const copy = {
  choose: 'Choose a picture',
  chooseAnother: 'Choose another picture',
  limits: `or drop it here. PNG, JPEG or WebP, at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`,
  stage: 'Crop area. Move it with the arrow keys.',
  zoom: 'Zoom',
  preview: 'Preview',
  remove: 'Remove',
  stageFailed: 'The picture could not be opened. Check your connection and choose it again.',
} as const;
