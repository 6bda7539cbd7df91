import { Icon, tokens } from '@keydate/ui';
import { Upload } from '@keydate/ui/icons';
import { useState, type ComponentPropsWithRef, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { PICTURE_TYPES } from './picture-file';
import { copy } from './copy';

interface FileDropProps extends Pick<ComponentPropsWithRef<'input'>, 'aria-describedby' | 'aria-invalid' | 'ref'> {
  onFile: (file: File) => void;
  /** Drawn as a button, once there is a picture. */
  isSmall?: boolean;
}

/** A field where a file is chosen or dropped. */
export function FileDrop({ onFile, isSmall = false, ...control }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Zone
      $isOver={isOver}
      $isSmall={isSmall}
      onDrop={handleDrop}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
    >
      <Icon of={Upload} />
      <span>{isSmall ? copy.chooseAnother : copy.choose}</span>
      <input
        {...control}
        type="file"
        accept={PICTURE_TYPES.join()}
        onChange={({ target }) => {
          take(target.files);
          target.value = ''; // otherwise the same file could not be chosen again
        }}
      />
    </Zone>
  );
}

const Zone = styled.label<{ $isOver: boolean; $isSmall: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.gap[8]};
  min-height: ${({ $isSmall }) => ($isSmall ? tokens.controlHeight : '96px')};
  padding: 0 ${tokens.gap[16]};
  border: 1px ${({ $isOver }) => ($isOver ? 'solid' : 'dashed')} ${tokens.color.strongRule};
  border-radius: ${tokens.radius.control};
  background: ${({ $isOver }) => ($isOver ? tokens.color.primaryTint : tokens.color.card)};
  font-size: ${tokens.size[14]};
  font-weight: 550;
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.ink};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
