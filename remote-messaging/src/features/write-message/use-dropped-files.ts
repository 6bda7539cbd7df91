import { useEffect, useEffectEvent, useState } from 'react';

/** Takes the files that are dropped anywhere on the page; gives whether some are being dragged over it. */
export function useDroppedFiles(onFiles: ((files: readonly File[]) => void) | undefined): boolean {
  const [isDragged, setDragged] = useState(false);
  const isOn = onFiles !== undefined;
  const handleFiles = useEffectEvent((files: readonly File[]) => onFiles?.(files));

  useEffect(() => {
    if (!isOn) return undefined;
    const handleOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // without this the browser would leave the page and open the file
      event.preventDefault();
      setDragged(true);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const handleDrop = (event: DragEvent) => {
      setDragged(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      handleFiles(files);
    };
    document.addEventListener('dragover', handleOver);
    document.addEventListener('dragleave', handleLeave);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('dragleave', handleLeave);
      document.removeEventListener('drop', handleDrop);
    };
  }, [isOn]);
  return isDragged;
}
