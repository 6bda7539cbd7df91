import { useBlobUrl } from '@keydate/forms/blob-url';
import { loadLater } from '@keydate/forms/later';
import { copy } from './copy';

/** A picture as it was opened: it stays open when its message is stored, and its row is another one. */
export interface Opened {
  /** The picture of a message that is not stored yet. */
  file?: File | undefined;
  address: string;
  senderName: string;
}

// with the library that zooms
const PictureDialog = loadLater(async () => (await import('./picture-dialog')).PictureDialog, {
  title: copy.fullSize,
  fallback: null,
  close: ({ onClose }) => onClose(),
});

/** The picture that the reader has opened, at full size. */
export function OpenedPicture({ file, address, senderName, onClose }: Opened & { onClose: () => void }) {
  const local = useBlobUrl(file);
  return <PictureDialog src={local ?? address} title={copy.picture(senderName)} onClose={onClose} />;
}
