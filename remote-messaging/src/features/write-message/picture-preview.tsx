import { pictureAddress } from '@keydate/client';
import { useBlobUrl } from '@keydate/forms/blob-url';
import { IconButton, tokens } from '@keydate/ui';
import { X } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { uploadName, type OutgoingPicture } from '../../domain/outgoing';
import { copy } from './copy';

/** The picture as it will be sent, which can still be removed. */
export function PicturePreview({ picture, onRemove }: { picture: OutgoingPicture; onRemove: () => void }) {
  const local = useBlobUrl(picture.file);
  return (
    <Box>
      <img src={local ?? pictureAddress(picture.uploaded ?? null)} alt={copy.preview} />
      {picture.file && <span>{uploadName(picture.file.name)}</span>}
      <IconButton label={copy.removePicture} icon={X} onClick={onRemove} />
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  width: fit-content;
  max-width: 100%;
  padding: ${tokens.gap[4]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.card};

  img {
    width: 56px;
    height: 56px;
    border-radius: 6px;
    object-fit: cover;
  }

  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
