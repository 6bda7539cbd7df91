import { Card, media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const WayBack = styled.p`
  margin-bottom: ${tokens.gap[12]};
  font-size: ${tokens.size[14]};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.gap[4]};
  }

  ${media.print} {
    display: none;
  }
`;

/** Looks like the page's heading, before the client's name is known. */
export const Heading = styled.p`
  font-size: ${tokens.size[28]};
  font-weight: 600;
  line-height: 40px;
  letter-spacing: -0.015em;
`;

export const Tags = styled.span`
  display: inline-flex;
  gap: ${tokens.gap[8]};
  border-radius: ${tokens.radius.control};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${tokens.gap[32]};
  align-items: start;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** On a narrow screen the client comes first, then the deadlines, then the rest. */
export const FactsColumn = styled.aside`
  display: grid;
  gap: ${tokens.gap[16]};

  ${media.compact} {
    display: contents;

    > :first-child {
      order: -1;
    }
  }

  /* On paper: whose transaction it is and where, but not its settings. */
  ${media.print} {
    > :not(:first-child, :has(address)) {
      display: none;
    }
  }
`;

export const Facts = styled(Card)`
  min-width: 0;
  font-size: ${tokens.size[14]};
  line-height: 20px;

  h2 {
    font-size: ${tokens.size[16]};
    font-weight: 600;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

export const FactsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[8]};
  margin-bottom: ${tokens.gap[12]};
`;

export const Client = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
`;

export const Fact = styled.div`
  display: flex;
  gap: ${tokens.gap[12]};
  margin-top: ${tokens.gap[12]};
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    color: ${tokens.color.softInk};
  }

  a {
    color: inherit;
    overflow-wrap: anywhere;
  }

  address {
    min-width: 0;
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;
