import { PICTURE_ERRORS } from '@keydate/contracts/errors/picture-errors';
import { messageWords } from '@keydate/contracts/chat-events';
import { MESSAGE_MAX } from '@keydate/contracts/limits';
import type { ChatParty, ClosingReason, ReceiverKind } from '@keydate/contracts/chat';
import { PICTURE_TYPES } from '@keydate/forms/picture-file';
import { controlStyles, Icon, IconButton, notify, tokens } from '@keydate/ui';
import { Paperclip, Send } from '@keydate/ui/icons';
import { useRef, type ClipboardEvent, type SubmitEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useMessaging, useMessagingState } from '../../conversations/messaging';
import { NO_DRAFT } from '../../conversations/messaging-state';
import { lowWindow } from '../../ui/low-window';
import { SmallText } from '../../ui/small-text';
import { copy } from './copy';
import { pastedFile } from './pasted-file';
import { PicturePreview } from './picture-preview';
import { refusalOfPicture } from './refusal-of-picture';
import { UnsentMessage } from './unsent-message';
import { useDroppedFiles } from './use-dropped-files';

interface WriteMessageProps {
  receiver: ChatParty;
  kind: ReceiverKind;
  closedBecause: ClosingReason | null;
}

/** The composer: text, a picture, Send. Enter sends, Shift+Enter begins a line (spec § 5, Chat). */
export function WriteMessage({ receiver: { _id: receiverId, fullName }, kind, closedBecause }: WriteMessageProps) {
  const { writeDraft, send } = useMessaging();
  const draft = useMessagingState((state) => state.drafts[receiverId]) ?? NO_DRAFT;
  const form = useRef<HTMLFormElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const over = draft.words.length - MESSAGE_MAX;
  const canSend = (messageWords(draft.words) !== '' || draft.picture !== null) && over <= 0;

  const attach = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    const refusal = await refusalOfPicture(file);
    if (refusal) notify.error(copy.notAttached, PICTURE_ERRORS[refusal].message);
    else writeDraft(receiverId, { picture: { file } });
    if (!refusal && others.length > 0) notify.error(copy.oneOnly.title, copy.oneOnly.words);
  };
  const handleRemovePicture = () => {
    writeDraft(receiverId, { picture: null });
    textArea.current?.focus();
  };
  const isDragged = useDroppedFiles(closedBecause ? undefined : (files) => void attach(files));

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend) send(receiverId);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const file = pastedFile({ files: [...clipboardData.files], words: clipboardData.getData('text/plain') });
    if (!file) return;
    event.preventDefault();
    void attach([file]);
  };

  if (closedBecause)
    return (
      <div>
        <UnsentMessage receiverId={receiverId} />
        <Foot>{copy.closed[closedBecause](fullName || copy.thisPerson)}</Foot>
      </div>
    );
  return (
    <Foot as="form" ref={form} onSubmit={handleSubmit} $isDragged={isDragged}>
      {isDragged && <SmallText>{copy.drop}</SmallText>}
      {draft.picture && <PicturePreview picture={draft.picture} onRemove={handleRemovePicture} />}
      <Line>
        <input
          ref={fileInput}
          type="file"
          hidden
          accept={PICTURE_TYPES.join()}
          data-testid="picture-file"
          onChange={(event) => {
            void attach([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <IconButton label={copy.attach} icon={Paperclip} onClick={() => fileInput.current?.click()} />
        <TextArea
          ref={textArea}
          aria-label={copy.message}
          placeholder={copy.placeholder(fullName)}
          rows={1}
          dir="auto"
          value={draft.words}
          aria-invalid={over > 0}
          onChange={(event) => writeDraft(receiverId, { words: event.target.value })}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        <SendButton type="submit" aria-label={copy.send} title={copy.send} aria-disabled={!canSend}>
          <Icon of={Send} />
        </SendButton>
      </Line>
      {over > 0 && <SmallText role="alert">{copy.tooLong(over)}</SmallText>}
      {kind === 'client' && <SmallText>{copy.toClient}</SmallText>}
    </Foot>
  );
}

/**
 * True if the key belongs to an input method, such as for Chinese: Enter chooses a character there. Safari ends the composition
 * before that key, and only the old number of the key still says so.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229;
}

const Foot = styled.div<{ $isDragged?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.gap[8]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  background: ${({ $isDragged }) => ($isDragged ? tokens.color.primaryTint : tokens.color.card)};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};

  ${lowWindow} {
    gap: ${tokens.gap[4]};
    padding-block: ${tokens.gap[8]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${tokens.gap[8]};
`;

const TextArea = styled.textarea`
  ${controlStyles}
  max-height: 160px;
  resize: none;
  field-sizing: content;

  /* a long name in the placeholder must not make the field high */
  &:placeholder-shown {
    field-sizing: fixed;
  }

  &::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${lowWindow} {
    max-height: 72px;
  }
`;

const SendButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.controlHeight};
  height: ${tokens.controlHeight};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
`;
