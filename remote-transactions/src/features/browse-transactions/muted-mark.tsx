import { useChangeButton } from '@keydate/forms/call';
import { Icon, notify, tokens } from '@keydate/ui';
import { BellOff } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { useMuteMails } from '../../api/transaction-reminders';
import { copy } from './copy';

interface MutedMarkProps {
  transactionId: string;
  clientName: string;
}

/** On the card of a transaction about which the person gets no emails. A press turns them on again. */
export function MutedMark({ transactionId, clientName }: MutedMarkProps) {
  const { press, isBusy } = useChangeButton(useMuteMails(transactionId), {
    onDone: () => notify.success(copy.mailsOn),
    failed: (sentence) => notify.error(copy.mailsNotOn, sentence),
  });
  return (
    <Mark type="button" aria-label={copy.turnMailsOn(clientName)} aria-busy={isBusy} onClick={() => press(false)}>
      <Icon of={BellOff} size={16} />
      <Words>
        {copy.mailsOff}
        <strong>{copy.turnOn}</strong>
      </Words>
    </Mark>
  );
}

/** Over the corner of the card, because a button cannot be inside its link. */
const Mark = styled.button`
  position: absolute;
  right: ${tokens.gap[16]};
  bottom: ${tokens.gap[24]};
  display: flex;
  align-items: center;
  gap: ${tokens.gap[4]};
  min-height: 44px;
  padding: 0 ${tokens.gap[12]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  font: inherit;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.sunken};
  }
`;

/** In two lines: a narrow card has no place for one next to its button. */
const Words = styled.span`
  display: grid;
  justify-items: start;
  line-height: 1.4;

  strong {
    font-weight: 550;
    color: ${tokens.color.primaryText};
  }
`;
