import { media, tokens, visuallyHidden } from '@keydate/ui';
import { styled } from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.bar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[24]};
  height: 64px;
  padding: 0 ${tokens.gap[32]};
  border-bottom: 1px solid ${tokens.color.rule};
  background: ${tokens.color.paper};

  ${media.phone} {
    gap: ${tokens.gap[12]};
    padding: 0 ${tokens.gap[16]};
  }
`;

export const SearchSlot = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 480px;
`;

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

  /* too narrow beside the search: only screen readers get name and role */
  ${media.phone} {
    ${visuallyHidden}
  }
`;
