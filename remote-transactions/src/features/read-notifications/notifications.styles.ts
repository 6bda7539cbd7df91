import { media, TextLink, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Group = styled.section`
  max-width: 760px;

  h2 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
`;

export const Place = styled.p`
  margin-bottom: ${tokens.gap[8]};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  overflow-wrap: anywhere;
`;

export const Rows = styled.ul`
  overflow: hidden;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
`;

/** An unread one has a bar of ink before it, and its title is bold: color alone tells nobody. */
export const Row = styled.li<{ $isRead: boolean }>`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  box-shadow: ${({ $isRead }) => ($isRead ? 'none' : `inset 3px 0 0 ${tokens.color.ink}`)};
  font-weight: ${({ $isRead }) => ($isRead ? 400 : 600)};

  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.rule};
  }

  button {
    flex-shrink: 0;
  }

  ${media.phone} {
    flex-direction: column;
    gap: ${tokens.gap[8]};

    /* its words begin where the others do */
    > button {
      margin-left: -${tokens.gap[12]};
    }
  }
`;

export const Words = styled.div`
  min-width: 0;

  p {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    line-height: 20px;
  }
`;

export const DeadlineLink = styled(TextLink)`
  font-weight: inherit;
  overflow-wrap: anywhere;
`;

/** Somebody's text, cut after four lines; the link leads to all of it. */
export const Subject = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

/** The buttons of an answer; the form for one more reminder takes their place. */
export const AnswerLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.gap[8]};
  margin-top: ${tokens.gap[8]};
  font-weight: 400;
`;
