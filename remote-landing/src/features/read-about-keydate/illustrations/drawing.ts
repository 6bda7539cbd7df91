import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/**
 * A line drawing of 160 × 112 that decorates a text. Shapes are paper with an ink outline unless they have a class: `faint`
 * (a thin line of text), `wash` (a shade), `ink` (filled), `mark` (the date that matters).
 */
export const Drawing = styled.svg.attrs({ viewBox: '0 0 160 112', 'aria-hidden': true, focusable: false })`
  width: 160px;
  max-width: 100%;
  height: auto;
  fill: ${tokens.color.card};
  stroke: ${tokens.color.ink};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  .faint {
    fill: none;
    stroke: ${tokens.color.strongRule};
    stroke-width: 1.5;
  }

  .line {
    fill: none;
  }

  .wash {
    fill: ${tokens.color.sunken};
    stroke: none;
  }

  .ink {
    fill: ${tokens.color.ink};
  }

  .mark {
    fill: ${tokens.color.soon};
    stroke: none;
  }

  .marked {
    fill: none;
    stroke: ${tokens.color.soon};
    stroke-width: 2.25;
  }

  text {
    fill: ${tokens.color.ink};
    stroke: none;
    font-family: ${tokens.font.serif};
    font-size: 32px;
    font-weight: 500;
    text-anchor: middle;
  }
`;
