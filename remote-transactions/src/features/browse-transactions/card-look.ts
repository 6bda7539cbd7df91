import { Card, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A card is as high as its neighbours; its foot stands at the bottom. */
export const CardLink = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.gap[16]};
  height: 100%;
  padding: 20px;
  container-type: inline-size;
`;

export const Client = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.gap[12]};
`;

const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Name = styled.h2`
  ${oneLine}
  font-size: ${tokens.size[16]};
  font-weight: 600;
  line-height: 24px;
`;

export const Address = styled.p`
  ${oneLine}
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
`;

export const Dates = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${tokens.gap[12]};
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
`;

export const DatesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.gap[12]};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
`;

/** The leaf leaves where it would squeeze the rows. */
export const LeafBeside = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.gap[16]};

  @container (max-width: 300px) {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      display: none;
    }
  }
`;

export const NoDates = styled.p`
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;

/** Looks like a ghost button; the card around it is the link. */
export const GhostButton = styled.span`
  align-self: flex-start;
  padding: 9px 16px;
  border-radius: ${tokens.radius.control};
  box-shadow: inset 0 0 0 1px ${tokens.color.rule};
  font-size: ${tokens.size[14]};
  font-weight: 550;
  line-height: 20px;
  color: ${tokens.color.primaryText};
  transition: background-color ${tokens.motion.quick};

  ${CardLink}:hover & {
    background: ${tokens.color.sunken};
  }
`;
