import { tokens, visuallyHidden } from '@keydate/ui';
import { styled } from 'styled-components';

/** react-datepicker's class names in the house's looks; its own style sheet is not loaded. */
export const CalendarBox = styled.div`
  font-variant-numeric: tabular-nums;

  .react-datepicker {
    position: relative;
    width: 100%;
  }

  .react-datepicker__aria-live,
  .react-datepicker__sr-only {
    ${visuallyHidden}
  }

  .react-datepicker__navigation {
    position: absolute;
    top: 0;
    z-index: 1;
    width: ${tokens.controlHeight};
    height: ${tokens.controlHeight};
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    cursor: pointer;

    &:hover {
      background: ${tokens.color.sunken};
    }
  }

  .react-datepicker__navigation--previous {
    left: 0;
  }

  .react-datepicker__navigation--next {
    right: 0;
  }

  .react-datepicker__navigation-icon {
    font-size: 0;

    &::before {
      content: '';
      display: inline-block;
      width: 9px;
      height: 9px;
      border: solid ${tokens.color.ink};
      border-width: 2px 2px 0 0;
      rotate: 45deg;
    }
  }

  .react-datepicker__navigation-icon--previous::before {
    rotate: 225deg;
  }

  .react-datepicker__current-month {
    font-size: ${tokens.size[16]};
    font-weight: 600;
    line-height: ${tokens.controlHeight};
    text-align: center;
  }

  .react-datepicker__day-names,
  .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  .react-datepicker__day-name {
    padding: ${tokens.gap[8]} 0;
    font-size: ${tokens.size[12]};
    color: ${tokens.color.softInk};
    text-align: center;
  }

  .react-datepicker__day {
    display: grid;
    place-items: center;
    min-height: ${tokens.controlHeight};
    /* a day that takes the focus does not come to lie under the line of the chosen day */
    scroll-margin-bottom: 96px;
    border-radius: ${tokens.radius.control};
    font-size: ${tokens.size[14]};
    cursor: pointer;

    &:hover {
      background: ${tokens.color.sunken};
    }

    &:focus-visible {
      outline: 2px solid ${tokens.color.ink};
      outline-offset: -2px;
    }
  }

  .react-datepicker__day--outside-month {
    color: ${tokens.color.softInk};
  }

  .react-datepicker__day--today {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  .react-datepicker__day--selected {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: 600;

    &:hover {
      background: ${tokens.color.primary};
    }
  }
`;

/** The line that says the chosen day in words; in sight however low the window is. */
export const Chosen = styled.p`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.gap[4]} ${tokens.gap[16]};
  padding: ${tokens.gap[16]} 0 ${tokens.gap[8]};
  background: ${tokens.color.card};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};

  strong {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[22]};
    font-weight: 500;
    line-height: 28px;
    color: ${tokens.color.ink};
  }
`;
