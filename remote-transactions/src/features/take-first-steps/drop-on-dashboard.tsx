import { Icon, tokens } from '@keydate/ui';
import { FileUp } from '@keydate/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';

interface DropOnDashboardProps {
  onFiles: (files: readonly File[]) => void;
}

/** Takes a contract that is dropped anywhere on the page, and says so while a file is held over it. */
export function DropOnDashboard({ onFiles }: DropOnDashboardProps) {
  const [isOver, setOver] = useState(false);
  const handleDrop = useEffectEvent(onFiles);
  useEffect(() => {
    // a drop zone on the page has taken it
    const isOurs = (event: DragEvent) =>
      !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true;
    const handleOver = (event: DragEvent) => {
      setOver(isOurs(event));
      if (isOurs(event)) event.preventDefault();
    };
    const handleLeave = (event: DragEvent) => {
      // null: the pointer left the window
      if (event.relatedTarget === null) setOver(false);
    };
    const handleDropped = (event: DragEvent) => {
      setOver(false);
      if (!isOurs(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) handleDrop(files);
    };
    window.addEventListener('dragover', handleOver);
    window.addEventListener('dragleave', handleLeave);
    window.addEventListener('drop', handleDropped);
    return () => {
      window.removeEventListener('dragover', handleOver);
      window.removeEventListener('dragleave', handleLeave);
      window.removeEventListener('drop', handleDropped);
    };
  }, []);
  if (!isOver) return null;
  return (
    <Over role="status">
      <Icon of={FileUp} size={24} />
      {copy.dropOnPage}
    </Over>
  );
}

const Over = styled.div`
  position: fixed;
  inset: ${tokens.gap[16]};
  z-index: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.gap[8]};
  border: 2px dashed ${tokens.color.primary};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primaryTint};
  font-weight: 600;
  pointer-events: none;
`;
