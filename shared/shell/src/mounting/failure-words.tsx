import { Button, tokens } from '@keydate/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RemoteUnavailable } from '../loading/remote-unavailable';
import { copy } from './copy';

interface FailureWordsProps {
  title: string;
  owner: string | undefined;
  error: RemoteUnavailable;
  /** It was tried again, in vain. */
  isStillFailing: boolean;
}

/** Describes the failure of a remote, and gives its squad the data to find the cause. */
export function FailureWords({ title, owner, error, isStillFailing }: FailureWordsProps) {
  const { what, release, notice, file, isElsewhere } = error.failure;
  const words = what === 'notFound' && isElsewhere ? copy.goneElsewhere : copy.what[what];
  const details = [
    title,
    ...(owner === undefined ? [] : [copy.owner(owner)]),
    ...(release === undefined ? [] : [copy.version(release)]),
    ...(file === undefined ? [] : [copy.file(file)]),
    copy.trace(error.traceId),
  ].join(' · ');
  return (
    <Words>
      <p>{notice ?? (isStillFailing ? copy.stillFailing : words)}</p>
      <p>{copy.forSupport}</p>
      <Details>{details}</Details>
      <CopyButton text={details} />
    </Words>
  );
}

/** Absent where the page may not write to the clipboard: the details can be selected. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const handleClick = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <Button variant="secondary" size="small" onClick={handleClick}>
      <span aria-live="polite">{isCopied ? copy.copied : copy.copyDetails}</span>
    </Button>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.gap[8]};
`;

const Details = styled.code`
  display: block;
  overflow-wrap: anywhere;
  color: ${tokens.color.ink};
  user-select: all;
`;
