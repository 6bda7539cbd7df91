import { Cluster, media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Section = styled.section`
  min-width: 0;

  h2 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 28px;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[8]};
  margin-bottom: ${tokens.gap[16]};
`;

export const Days = styled.ol`
  display: grid;

  /* on paper nobody can open the line of done deadlines */
  ${media.screen} {
    &[hidden] {
      display: none;
    }
  }

  gap: ${tokens.gap[12]};
`;

/** A thin line connects the calendar leaves. */
export const Entry = styled.li<{ $isNext: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.gap[16]};
  padding: ${tokens.gap[12]};
  break-inside: avoid;
  border-radius: ${tokens.radius.card};
  background: ${({ $isNext }) => ($isNext ? tokens.color.card : 'none')};
  box-shadow: ${({ $isNext }) => ($isNext ? `inset 0 0 0 1px ${tokens.color.strongRule}` : 'none')};
  /* in view: below the top bar, above the phone's bottom bar */
  scroll-margin-block: ${tokens.gap[64]};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 84px;
    bottom: -24px;
    left: 39px;
    border-left: 1px solid ${tokens.color.rule};
  }
`;

export const Day = styled.div`
  min-width: 0;
`;

export const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.gap[16]};
  margin-bottom: ${tokens.gap[4]};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.softInk};
`;

/** The time of day at which a deadline ends. */
export const Hour = styled.span`
  font-size: ${tokens.size[14]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Due = styled.li`
  display: flex;
  gap: ${tokens.gap[12]};
  padding: ${tokens.gap[4]} 0;

  /* the box is as high as the title's line */
  label {
    padding: 0;
  }
`;

export const DueWords = styled.div`
  min-width: 0;

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    max-width: 64ch;
    overflow-wrap: anywhere;
    font-size: ${tokens.size[14]};
    line-height: 20px;
    color: ${tokens.color.softInk};
  }
`;

/** At the end of a deadline's row, as high as its title. */
export const More = styled.div`
  display: flex;
  flex: none;
  align-items: start;
  margin: -8px 0 0 auto;

  ${media.phone} {
    flex-direction: column;
  }
`;

/** How a deadline was settled, and the button that opens it again. */
export const SettledLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.gap[12]};

  > span {
    white-space: normal;
  }

  /* its words begin where the line does */
  > button {
    margin-left: -${tokens.gap[12]};
  }
`;

/** The choices below the closing. */
export const Choices = styled(Cluster)`
  padding: ${tokens.gap[8]} 0;
`;

/** A place for a notice that may turn out to be nothing. */
export const NoticeLine = styled.div`
  margin-bottom: ${tokens.gap[16]};

  &:empty {
    display: none;
  }
`;

export const DoneLine = styled.div`
  margin-bottom: ${tokens.gap[8]};
`;

/** How many deadlines are overdue, and what can be done about all of them. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[8]};
  margin-bottom: ${tokens.gap[8]};
  padding-left: ${tokens.gap[12]};
`;

/** A remark at the end of a dialog. */
export const Aside = styled.p`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
`;
