import { Button, Icon, tokens, type ButtonProps, type IconGlyph } from '@keydate/ui';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { Quiet } from './form.styles';

const ACCEPTED =
  '.pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff,.heic,.heif,application/pdf,image/png,image/jpeg,image/webp,image/tiff,image/heic,image/heif';

interface ContractDropZoneProps {
  icon: IconGlyph;
  /** The first words in it. */
  title: string;
  /** The label of its button, which opens the file dialog. */
  button: string;
  variant?: ButtonProps['variant'];
  /** Lower, where other fields follow. */
  isCompact?: boolean;
  /** A sentence at the end. */
  note: string;
  onFiles: (files: readonly File[]) => void;
  buttonRef?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** Takes a contract from the file dialog or dropped. */
export function ContractDropZone({
  icon,
  title,
  button,
  variant = 'primary',
  note,
  isCompact = false,
  onFiles,
  buttonRef,
  children,
}: ContractDropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const handleFiles = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    // so that the same file can be chosen again
    if (input.current) input.current.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  const handleDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event, false);
    handleFiles(event.dataTransfer.files);
  };

  return (
    <Zone
      $isOver={isOver}
      $isCompact={isCompact}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={handleDrop}
    >
      <Icon of={icon} size={24} />
      <strong>{title}</strong>
      <Button ref={buttonRef} variant={variant} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <Quiet>{note}</Quiet>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={copy.contractFile}
        hidden
        onChange={(event) => handleFiles(event.target.files)}
      />
      {children}
    </Zone>
  );
}

const Zone = styled.div<{ $isOver: boolean; $isCompact: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.gap[8]};
  padding: ${({ $isCompact }) => ($isCompact ? tokens.gap[16] : tokens.gap[32])} ${tokens.gap[16]};
  border: 1px dashed ${({ $isOver }) => ($isOver ? tokens.color.primary : tokens.color.strongRule)};
  border-radius: ${tokens.radius.card};
  background: ${({ $isOver }) => ($isOver ? tokens.color.primaryTint : tokens.color.paper)};
  text-align: center;

  > svg {
    color: ${tokens.color.softInk};
  }

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
