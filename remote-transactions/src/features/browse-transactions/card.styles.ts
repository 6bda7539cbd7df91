import { Card, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** In pixels, about: what a card is high that was not drawn yet. */
const CARD_HEIGHT = 365;
/** In pixels: what a card's ring of focus needs around it. */
const ROOM = 8;

/** A card's place in the grid. Out of sight it is not laid out, so that thousands of them cost what a screenful does. */
export const Place = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto ${CARD_HEIGHT}px;
  margin: -${ROOM}px;
  padding: ${ROOM}px;
`;

/** A card is as high as its neighbours; its foot stands at the bottom. */
export const CardLink = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.gap[16]};
  height: 100%;
  padding: 20px;
`;

export const Client = styled.div`
  display: grid;
  grid-template: 'avatar name tag' 'avatar address address' / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.gap[12]};

  > :first-child {
    grid-row: 1 / 3;
  }
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
  grid-area: address;
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

/** The leaf of the nearest day, and what it says. */
export const DatesHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};
  font-size: ${tokens.size[14]};
  line-height: 24px;

  p {
    color: ${tokens.color.softInk};
  }
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
