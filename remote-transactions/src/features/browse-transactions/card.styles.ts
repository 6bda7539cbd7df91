import { Card, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** In px: the estimated height of a card that is not laid out yet. */
const CARD_HEIGHT = 385;
/** In px: the space that a card's focus ring needs. */
const ROOM = 8;

/** A card's grid cell. Off screen it is not laid out, so that thousands of cards are as fast as one screen of them. */
export const Place = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto ${CARD_HEIGHT}px;
  /* for what is over the card */
  position: relative;
  margin: -${ROOM}px;
  padding: ${ROOM}px;
`;

/** A cell whose content may turn out to be nothing. */
export const LastPlace = styled.li`
  display: grid;

  &:empty {
    display: none;
  }
`;

/** A card is as high as its neighbors; its button is at the bottom. */
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

/** Its direction is that of the name, so that a long name is cut at its end. It is still aligned at the avatar. */
export const Name = styled.h2`
  ${oneLine}
  text-align: left;
  font-size: ${tokens.size[16]};
  font-weight: 600;
  line-height: 24px;
`;

/** Whose transaction it is, where one is its lender. */
export const AsLender = styled.p`
  ${oneLine}
  grid-column: 2 / -1;
  order: 1;
  font-size: ${tokens.size[14]};
  font-weight: 550;
  line-height: 20px;
`;

/** Every address takes two lines, so that the dates of neighboring cards line up. */
export const Address = styled.p`
  grid-area: address;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  min-height: 40px;
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

/** The calendar leaf of the nearest day, and its text. */
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
