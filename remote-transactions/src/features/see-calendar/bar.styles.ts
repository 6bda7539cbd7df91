import { media, tokens, visuallyHidden } from '@keydate/ui';
import { styled } from 'styled-components';

/** On paper only the name of the days is left. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.gap[12]};

  > :last-child {
    margin-left: auto;
  }

  ${media.phone} {
    display: grid;
    grid-template: 'title step' auto 'views views' auto / minmax(0, 1fr) auto;

    > :first-child {
      grid-area: step;
      gap: 0;
    }

    > :last-child {
      grid-area: views;
      justify-self: stretch;
      margin-left: 0;
    }

    [role='tab'] {
      flex: 1;
      justify-content: center;
      /* all three fit 320 pixels */
      padding-inline: ${tokens.gap[8]};
    }
  }

  ${media.print} {
    > :not(h2) {
      display: none;
    }
  }
`;

export const RangeTitle = styled.h2`
  font-size: ${tokens.size[22]};
  font-weight: 600;
  line-height: 32px;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    font-size: ${tokens.size[18]};
    line-height: 24px;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.gap[12]};

  ${media.print} {
    display: none;
  }
`;

/** The words of a choice say what it limits: its label is for screen readers alone. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.gap[8]};

  > * {
    min-width: 200px;
  }

  > * > :first-child {
    ${visuallyHidden}
  }

  ${media.phone} {
    flex: 1 1 100%;

    > * {
      flex: 1;
      min-width: 0;
    }
  }
`;
