import { styled } from 'styled-components';
import { Icon } from '../icon/icon';
import { shortTitles } from '../text/short-titles';
import { ShortText } from '../text/truncated-text';
import { tokens } from '../tokens/tokens';
import { statusSigns, type DeadlineStatus } from './deadline-status';

export interface DeadlineRowProps {
  readonly title: string;
  /** The title as `shortTitles` shortens it among the others of its card; on its own unless given. */
  readonly shortTitle?: string | undefined;
  /** The day as people read it: MM-DD-YYYY. */
  readonly date: string;
  /** The nearest one is marked. */
  readonly isNearest?: boolean;
  /** Puts the status's icon and color on the date, and its word for screen readers. */
  readonly status?: DeadlineStatus;
}

/** One deadline of a card: title at the left, date at the right in tabular figures. */
export function DeadlineRow({ title, shortTitle, date, isNearest = false, status }: DeadlineRowProps) {
  const signs = status && statusSigns[status];
  return (
    <Row $isNearest={isNearest}>
      <Title>
        <ShortText text={title} short={shortTitle ?? shortTitles([title])[0] ?? title} />
      </Title>
      <Day $color={signs?.color ?? tokens.color.ink} title={signs?.word}>
        {signs && <Icon of={signs.icon} size={16} label={signs.word} />}
        {date}
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

/** As wide as a date is in Inter: while the fallback font is there, a date begins where it will. */
const Day = styled.span<{ $color: string }>`
  flex: none;
  min-width: 6.5em;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-variant-numeric: tabular-nums;
  color: ${({ $color }) => $color};
`;
