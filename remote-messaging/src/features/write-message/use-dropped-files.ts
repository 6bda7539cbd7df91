import { useEffect, useEffectEvent, useState } from 'react';

/** Takes a file that is dropped anywhere on the page; gives whether one is being dragged over it. */
export function useDroppedFile(onFile: ((file: File) => void) | undefined): boolean {
  const [isDragged, setDragged] = useState(false);
  const isOn = onFile !== undefined;
  const handleFile = useEffectEvent((file: File) => onFile?.(file));

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
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      handleFile(file);
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
