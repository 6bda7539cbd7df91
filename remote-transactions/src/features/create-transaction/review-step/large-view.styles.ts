import type { ScanSource } from '@keydate/contracts/scans';
import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { SmallText } from './review.styles';

/** Head, foot and paddings of a dialog that fills the window. */
const AROUND_PX = 226;
const PAGE_ON_PHONE = '34vh';

/** The page to the left of the rows; above them on a phone. */
export const Sides = styled.div<{ $isLarge: boolean }>`
  ${({ $isLarge }) =>
    $isLarge &&
    `
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    gap: ${tokens.gap[24]};
    align-items: start;
  `}

  ${media.phone} {
    display: block;
  }
`;

/** As high as the body of the dialog, and in view wherever the rows are. */
export const PagePane = styled.section`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  flex-direction: column;
  height: calc(${tokens.screenHeight} - ${AROUND_PX}px);
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};

  ${media.phone} {
    height: ${PAGE_ON_PHONE};
    margin-bottom: ${tokens.gap[12]};
  }
`;

export const Page = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: inherit;

  > div {
    position: relative;
  }

  img {
    display: block;
    width: 100%;
    min-height: 120px;
    background: white;
  }
`;

export const PageNote = styled(SmallText)`
  padding: ${tokens.gap[4]} ${tokens.gap[12]};
`;

export const Mark = styled.div<{ $box: ScanSource['box'] }>`
  position: absolute;
  left: ${({ $box }) => 100 * $box.left}%;
  top: ${({ $box }) => 100 * $box.top}%;
  width: ${({ $box }) => 100 * ($box.right - $box.left)}%;
  height: ${({ $box }) => 100 * ($box.bottom - $box.top)}%;
  border: 2px solid ${tokens.color.dueToday};
  border-radius: 4px;
  box-shadow: 0 0 0 3px rgb(255 255 255 / 60%);
`;

/** The rows with what changes them; first in the large view. */
export const Rows = styled.div<{ $isLarge: boolean }>`
  display: grid;
  gap: ${tokens.gap[12]};
  min-width: 0;
  ${({ $isLarge }) =>
    $isLarge &&
    `
    order: -1;

    [role='row']:focus-within {
      background: ${tokens.color.sunken};
    }

    ${media.phone} {
      [role='row'] :is(input, button) {
        scroll-margin-top: calc(${PAGE_ON_PHONE} + 24px);
      }
    }
  `}
`;

/** In one line where there is room, which the large view has. */
export const Tools = styled.div<{ $isLarge: boolean }>`
  display: grid;
  gap: ${tokens.gap[12]};
  ${({ $isLarge }) =>
    $isLarge && `display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${tokens.gap[8]};`}
`;
