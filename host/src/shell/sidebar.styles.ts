import { media, tokens, visuallyHidden } from '@keydate/ui';
import { css, styled } from 'styled-components';

/** 240 px; icons only at 72 px under 1024; a bottom bar under 640. */
export const Side = styled.nav`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: ${tokens.gap[24]};
  width: 240px;
  height: ${tokens.screenHeight};
  padding: ${tokens.gap[16]} ${tokens.gap[12]};
  overflow-y: auto;
  border-right: 1px solid ${tokens.color.rule};
  background: ${tokens.color.card};

  ${media.compact} {
    width: 72px;
  }

  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${tokens.layer.bar};
    width: auto;
    height: auto;
    padding: ${tokens.gap[8]} ${tokens.gap[8]} max(${tokens.gap[8]}, env(safe-area-inset-bottom));
    border: 0;
    border-top: 1px solid ${tokens.color.rule};
  }

  ${media.print} {
    display: none;
  }
`;

export const HomeLink = styled.a`
  display: flex;
  align-items: center;
  height: 32px;
  padding: 0 ${tokens.gap[12]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.ink};
  text-decoration: none;

  ${media.compact} {
    justify-content: center;
    padding: 0;
  }

  ${media.phone} {
    display: none;
  }
`;

export const WholeLogo = styled.span`
  ${media.compact} {
    display: none;
  }
`;

export const MarkAlone = styled.span`
  display: none;

  ${media.compact} {
    display: block;
  }
`;

/** A shadow at each end that has more entries behind it. At the other the cover lies over the shadow, because it scrolls with the entries. */
const fadesWhereItScrolls = css`
  background:
    linear-gradient(to right, ${tokens.color.card} 16px, transparent) left / 48px 100% no-repeat local,
    linear-gradient(to left, ${tokens.color.card} 16px, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to right, ${tokens.color.strongRule}, transparent) left / 24px 100% no-repeat,
    linear-gradient(to left, ${tokens.color.strongRule}, transparent) right / 24px 100% no-repeat;
`;

export const Entries = styled.ul`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.gap[4]};

  > li {
    position: relative;
  }

  > li:last-child {
    margin-top: auto;
  }

  ${media.phone} {
    flex-direction: row;
    justify-content: space-around;
    /* remotes may add more than fit next to each other */
    justify-content: safe space-around;
    overflow-x: auto;
    scrollbar-width: none;
    ${fadesWhereItScrolls}

    > li {
      flex: none;
      white-space: nowrap;
    }

    > li:last-child {
      margin: 0;
    }

    &:has(> li:nth-child(6)) {
      gap: 0;

      > li > :is(a, button) {
        padding: 0 2px;
        font-size: 0.6875rem;
      }
    }
  }
`;

/** A remote's content at the right of an entry; a click on it opens the entry. */
export const Beside = styled.div`
  position: absolute;
  top: 50%;
  right: ${tokens.gap[12]};
  display: flex;
  transform: translateY(-50%);
  pointer-events: none;

  ${media.compact} {
    top: 2px;
    right: 2px;
    transform: none;
  }
`;

const betweenPhoneAndDesk = '@media (min-width: 640px) and (max-width: 1023.98px)';
/** Five labels of 12 px do not fit next to each other. */
const narrowPhone = '@media (max-width: 339.98px)';

/** A link or a button; the current one wears the company's primary color. */
export const Entry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  width: 100%;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${tokens.gap[12]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  font-weight: 500;
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }

  &[aria-current]:not([aria-current='false']) {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
  }

  ${media.compact} {
    justify-content: center;
    padding: 0;
  }

  ${betweenPhoneAndDesk} {
    span {
      ${visuallyHidden}
    }
  }

  ${media.phone} {
    flex-direction: column;
    gap: 2px;
    width: auto;
    min-height: 48px;
    padding: 0 ${tokens.gap[4]};
    font-size: ${tokens.size[12]};
    line-height: 16px;
  }

  ${narrowPhone} {
    span {
      ${visuallyHidden}
    }
  }
`;
