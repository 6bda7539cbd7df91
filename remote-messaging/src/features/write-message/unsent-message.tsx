import { Button, controlStyles, tokens } from '@keydate/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessaging, useMessagingState } from '../../conversations/messaging';
import { NO_DRAFT } from '../../conversations/messaging-state';
import { copy } from './copy';
import { PicturePreview } from './picture-preview';

/** A draft that can no longer be sent: the person can read, copy and remove it. Nothing if there is no draft. */
export function UnsentMessage({ receiverId }: { receiverId: string }) {
  const { writeDraft } = useMessaging();
  const { words, picture } = useMessagingState((state) => state.drafts[receiverId]) ?? NO_DRAFT;
  const id = useId();
  if (words === '' && !picture) return null;
  return (
    <Box>
      {picture && <PicturePreview picture={picture} onRemove={() => writeDraft(receiverId, { picture: null })} />}
      {words !== '' && (
        <>
          <label htmlFor={id}>{copy.unsent}</label>
          <Words id={id} readOnly rows={2} dir="auto" value={words} onFocus={(event) => event.target.select()} />
          <Button size="small" variant="secondary" onClick={() => writeDraft(receiverId, { words: '' })}>
            {copy.removeUnsent}
          </Button>
        </>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.gap[8]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};
`;

const Words = styled.textarea`
  ${controlStyles}
  max-height: 160px;
  resize: vertical;
`;
