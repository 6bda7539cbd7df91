import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  min-width: 0;
`;

export const NameAndRole = styled.div`
  display: grid;
  min-width: 0;
  line-height: 20px;
  text-align: right;

  > * {
    max-width: 240px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-size: ${tokens.size[14]};
    font-weight: 550;
  }

  span {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[12]};
  }

  /* there is no room for it next to the search */
  ${media.phone} {
    display: none;
  }
`;

/** Opens below the picture; a browser that knows no popovers does not show it. */
export const Panel = styled.div`
  display: none;
  position: fixed;
  inset: 60px ${tokens.gap[16]} auto auto;
  gap: ${tokens.gap[4]};
  max-width: calc(100vw - 2 * ${tokens.gap[16]});
  margin: 0;
  padding: ${tokens.gap[16]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;

  &:popover-open {
    display: grid;
  }

  strong {
    font-weight: 550;
  }

  span {
    color: ${tokens.color.softInk};
  }

  button {
    justify-self: start;
    margin-top: ${tokens.gap[8]};
  }
`;

export const WideAvatar = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;

export const AvatarButton = styled.button`
  display: none;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  place-items: center;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  cursor: pointer;

  ${media.phone} {
    display: grid;
  }
`;
