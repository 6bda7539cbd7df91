import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Person = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  min-width: 0;
`;

/** A phone has no room for it next to the search: there it opens below the picture. */
export const NameAndRole = styled.div<{ $isOpen: boolean }>`
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

  ${media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    position: absolute;
    top: calc(100% + ${tokens.gap[8]});
    right: 0;
    width: max-content;
    padding: ${tokens.gap[12]} ${tokens.gap[16]};
    border: 1px solid ${tokens.color.rule};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.card};
    box-shadow: ${tokens.shadow};
    text-align: left;

    > * {
      max-width: min(280px, calc(100vw - 64px));
      overflow: visible;
      overflow-wrap: anywhere;
      white-space: normal;
    }
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
