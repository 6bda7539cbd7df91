import { media, styleOnlyProps, tokens } from '@keydate/ui';
import { css, styled } from 'styled-components';

/** How many slides are in view: from 1024 px on, below, and under 640 px. */
export interface Visible {
  wide: number;
  compact: number;
  phone: number;
}

export const Head = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  min-height: 44px;
  margin-bottom: ${tokens.gap[32]};

  ${media.phone} {
    margin-bottom: ${tokens.gap[24]};
  }
`;

/** Has room for its three buttons before they come. */
export const Controls = styled.div`
  display: flex;
  flex: none;
  justify-content: end;
  min-width: calc(3 * ${tokens.controlHeight} + 2 * ${tokens.gap[4]});
  gap: ${tokens.gap[4]};
  min-height: ${tokens.controlHeight};
`;

/** The gap between slides is half in each of them, as slick wants it. */
export const Viewport = styled.div`
  margin: 0 calc(${tokens.gap[12]} * -1);
  overflow: hidden;

  ${media.phone} {
    margin: 0 calc(${tokens.gap[8]} * -1);
  }
`;

export const Slide = styled.div`
  height: 100%;
  padding: 0 ${tokens.gap[12]};

  ${media.phone} {
    padding: 0 ${tokens.gap[8]};
  }
`;

const columns = (count: number) => css`
  grid-auto-columns: calc(100% / ${count});
`;

const stillGrid = ({ wide, compact, phone }: Visible) => css`
  grid-auto-flow: row;
  grid-template-columns: repeat(${wide}, minmax(0, 1fr));
  row-gap: ${tokens.gap[24]};
  overflow: visible;

  ${media.compact} {
    grid-template-columns: repeat(${compact}, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(${phone}, minmax(0, 1fr));
  }
`;

/** The slides before slick is there: laid out as it will, or as a grid where nothing moves. */
export const StillTrack = styled.div.withConfig(styleOnlyProps('visible', 'layout'))<{
  visible: Visible;
  layout: 'row' | 'grid' | 'gridWhenWide';
}>`
  display: grid;
  grid-auto-flow: column;
  overflow: hidden;
  ${({ visible }) => columns(visible.wide)}

  ${media.compact} {
    ${({ visible }) => columns(visible.compact)}
  }

  ${media.phone} {
    ${({ visible }) => columns(visible.phone)}
  }

  ${({ layout, visible }) => layout === 'grid' && stillGrid(visible)}

  @media (min-width: 1024px) {
    ${({ layout, visible }) => layout === 'gridWhenWide' && stillGrid(visible)}
  }

  @media (scripting: none) {
    ${({ visible }) => stillGrid(visible)}
  }
`;
