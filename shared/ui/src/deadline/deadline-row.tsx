import { styled } from 'styled-components';
import { CutText } from '../text/cut-text';
import { tokens } from '../tokens/tokens';
import { statusColor, type DeadlineStatus } from './status-mark';

export interface DeadlineRowProps {
  readonly title: string;
  /** The day as people read it: MM-DD-YYYY. */
  readonly date: string;
  /** The nearest one is marked. */
  readonly isNearest?: boolean;
  /** Colours the date; say the status in words elsewhere on the card. */
  readonly status?: DeadlineStatus;
}

// spec § 9: each cut to 20 characters (17 plus an ellipsis when longer)
const longest = 20;
const kept = 17;

/** One deadline of a card: title at the left, date at the right in figures that line up. */
export function DeadlineRow({ title, date, isNearest = false, status }: DeadlineRowProps) {
  return (
    <Row $isNearest={isNearest}>
      <Title>
        <CutText text={title} longest={longest} kept={kept} />
      </Title>
      <Day $color={status && statusColor(status)}>
        <CutText text={date} longest={longest} kept={kept} />
      </Day>
    </Row>
  );
}

const Row = styled.div<{ $isNearest: boolean }>`
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${tokens.gap[12]};
  padding: 6px 0;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  font-weight: ${({ $isNearest }) => ($isNearest ? 600 : 400)};
  color: ${({ $isNearest }) => ($isNearest ? tokens.color.ink : tokens.color.softInk)};

  & + & {
    border-top: 1px solid ${tokens.color.rule};
  }
`;

const Title = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Day = styled.span<{ $color: string | undefined }>`
  flex: none;
  font-variant-numeric: tabular-nums;
  color: ${({ $color }) => $color ?? tokens.color.ink};
`;
