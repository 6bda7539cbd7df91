import { Button, Cluster, LoadFailed, tokens } from '@keydate/ui';
import { RotateCw } from '@keydate/ui/icons';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';

interface NotLoadedProps {
  title: string;
  onRetry: () => void;
}

/** In place of a part of the page. */
export function SectionNotLoaded({ title, onRetry }: NotLoadedProps) {
  return (
    <LoadFailed title={copy.title(title)} onRetry={onRetry}>
      {copy.text}
    </LoadFailed>
  );
}

/** In place of a dialog. The browser's own dialog: the code of ours may be what is missing. */
export function DialogNotLoaded({ title, onRetry, onClose }: NotLoadedProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <Box ref={dialog} role="alertdialog" aria-labelledby={titleId} onCancel={onClose}>
      <h2 id={titleId}>{copy.title(title)}</h2>
      <p>{copy.text}</p>
      <Cluster>
        <Button icon={RotateCw} onClick={onRetry}>
          {copy.retry}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </Cluster>
    </Box>
  );
}

const Box = styled.dialog`
  width: min(440px, calc(100vw - 32px));
  padding: ${tokens.gap[24]};
  border: 0;
  border-radius: 16px;
  background: ${tokens.color.card};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow};

  &::backdrop {
    background: ${tokens.color.shade};
  }

  h2 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 28px;
  }

  p {
    margin: ${tokens.gap[8]} 0 ${tokens.gap[24]};
    color: ${tokens.color.softInk};
  }
`;
