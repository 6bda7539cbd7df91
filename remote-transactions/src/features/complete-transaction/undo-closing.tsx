import { refusalOf, sentenceOf, useSignedInUser } from '@keydate/client';
import { reopenTransaction } from '@keydate/contracts/transaction-update';
import { Button, media, notify, tokens } from '@keydate/ui';
import { Undo2 } from '@keydate/ui/icons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useReopenTransaction } from '../../api/reopen-transaction';
import { VersionConflict } from '../../api/update-transaction';
import { changedMeanwhile, nameOfOther } from '../../editing/name-of-other';
import { copy } from './copy';
import { offeredUndo, type OfferedUndo } from './offered-undo.store';

const TICK_MS = 250;

/** Offers to undo the latest closing, with the seconds that are left; `onReopened` moves the focus, because the offer goes. */
export function UndoClosing({ onReopened }: { onReopened?: () => void }) {
  const { _id: userId } = useSignedInUser();
  const offered = useSyncExternalStore(offeredUndo.subscribe, offeredUndo.read);
  if (offered?.userId !== userId) return null;
  return <Offer key={offered.until} offered={offered} {...(onReopened && { onReopened })} />;
}

function Offer({ offered, onReopened }: { offered: OfferedUndo; onReopened?: () => void }) {
  const { transaction, userId, until, consequence } = offered;
  const [left, setLeft] = useState(() => until - Date.now());
  const end = () => offeredUndo.write(null);
  const undoing = useReopenTransaction({
    onReopened: () => {
      end();
      notify.success(copy.saved, copy.reopened);
      onReopened?.();
    },
    onFailed: (error) => {
      end();
      notify.error(copy.notReopened, whyNotReopened(error, userId));
    },
  });
  const { isPending } = undoing;
  useEffect(() => {
    // an Undo on its way ends with its answer
    if (isPending) return undefined;
    const timer = setInterval(() => {
      if (Date.now() < until) setLeft(until - Date.now());
      else offeredUndo.write(null);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until, isPending]);
  return (
    <Bar aria-label={copy.offer}>
      <p>
        <strong>{copy.closedAt(transaction.street)}</strong> {consequence}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={Undo2}
        isBusy={isPending}
        onClick={() => undoing.mutate(transaction)}
      >
        {copy.undo}
      </Button>
      {/* a screen reader hears the ten seconds once, and not each of them */}
      <Seconds aria-hidden>{copy.seconds(Math.max(1, Math.ceil(left / 1000)))}</Seconds>
    </Bar>
  );
}

function whyNotReopened(error: Error, userId: string): string {
  if (error instanceof VersionConflict) return changedMeanwhile(error.changedBy, userId);
  const refusal = refusalOf(reopenTransaction, error);
  const by = refusal?.code === 'ACTIVE_LIMIT_EXCEEDED' ? nameOfOther(refusal.result.takenBy, userId) : null;
  return by === null ? sentenceOf(error) : copy.placeTaken(sentenceOf(error), by);
}

/** Over the page's lower edge, so that nothing moves when it comes and goes; on a phone above the bar of links. */
const Bar = styled.section`
  position: fixed;
  bottom: ${tokens.gap[24]};
  left: 50%;
  z-index: ${tokens.layer.bar};
  display: flex;
  gap: ${tokens.gap[12]};
  align-items: center;
  width: max-content;
  max-width: min(640px, calc(100vw - 32px));
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  box-shadow: ${tokens.shadow};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  transform: translateX(-50%);

  p {
    min-width: 0;
    color: ${tokens.color.softInk};
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 600;
    color: ${tokens.color.ink};
  }

  button {
    flex: none;
  }

  ${media.phone} {
    bottom: calc(72px + env(safe-area-inset-bottom));
  }

  ${media.print} {
    display: none;
  }
`;

const Seconds = styled.span`
  flex: none;
  min-width: 4ch;
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
