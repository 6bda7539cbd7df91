import { styled } from 'styled-components';
import { Icon } from '../icon/icon';
import { TruncatedText } from '../text/truncated-text';
import { tokens } from '../tokens/tokens';
import { statusSigns, type DeadlineStatus } from './deadline-status';

export interface DeadlineRowProps {
  readonly title: string;
  /** The day as people read it: MM-DD-YYYY. */
  readonly date: string;
  /** The nearest one is marked. */
  readonly isNearest?: boolean;
  /** Puts the status's icon and color on the date, and its word for screen readers. */
  readonly status?: DeadlineStatus;
}

// spec § 9: each cut to 20 characters (17 plus an ellipsis when longer)
const longest = 20;
const kept = 17;

/** One deadline of a card: title at the left, date at the right in tabular figures. */
export function DeadlineRow({ title, date, isNearest = false, status }: DeadlineRowProps) {
  const signs = status && statusSigns[status];
  return (
    <Row $isNearest={isNearest}>
      <Title>
        <TruncatedText text={title} maxLength={longest} truncatedLength={kept} />
      </Title>
      <Day $color={signs?.color ?? tokens.color.ink} title={signs?.word}>
        {signs && <Icon of={signs.icon} size={16} label={signs.word} />}
        <TruncatedText text={date} maxLength={longest} truncatedLength={kept} />
      </Day>
    </Row>
  );
}

const Row = styled.div<{ $isNearest: boolean }>`
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: center;
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

const Day = styled.span<{ $color: string }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-variant-numeric: tabular-nums;
  color: ${({ $color }) => $color};
`;
