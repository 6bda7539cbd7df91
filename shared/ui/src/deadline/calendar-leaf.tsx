import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden';
import { tokens } from '../tokens/tokens';
import { statusSigns, type DeadlineStatus } from './deadline-status';

export interface CalendarLeafProps {
  /** "JUN" */
  readonly month: string;
  /** "11" */
  readonly day: string;
  /** "Thu" */
  readonly weekday?: string;
  /** The whole date, for screen readers: "Thursday, 06-11-2026". */
  readonly label: string;
  /** Colors the head; say the status in words next to it. */
  readonly status?: DeadlineStatus;
}

/** A day as a leaf of a desk calendar, its number in the serif: the date is the hero. */
export function CalendarLeaf({ month, day, weekday, label, status }: CalendarLeafProps) {
  return (
    <Leaf>
      <Head aria-hidden $color={status ? statusSigns[status].color : tokens.color.primary} $isInk={!status}>
        {month}
      </Head>
      <Day aria-hidden>{day}</Day>
      {weekday && <Weekday aria-hidden>{weekday}</Weekday>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Leaf>
  );
}

const Leaf = styled.span`
  position: relative;
  flex: none;
  display: inline-grid;
  justify-items: center;
  width: 56px;
  overflow: hidden;
  border: 1px solid ${tokens.color.rule};
  border-radius: 10px;
  background: ${tokens.color.card};
  padding-bottom: 4px;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Head = styled.span<{ $color: string; $isInk: boolean }>`
  width: 100%;
  background: ${({ $color }) => $color};
  color: ${({ $isInk }) => ($isInk ? tokens.color.onPrimary : tokens.color.card)};
  font-size: ${tokens.size[12]};
  font-weight: 600;
  line-height: 20px;
  letter-spacing: 0.08em;
  text-align: center;
  text-transform: uppercase;
`;

const Day = styled.span`
  margin-top: 4px;
  font-family: ${tokens.font.serif};
  font-size: ${tokens.size[28]};
  font-weight: 500;
  line-height: 32px;
`;

const Weekday = styled.span`
  font-size: ${tokens.size[12]};
  line-height: 16px;
  color: ${tokens.color.softInk};
`;
