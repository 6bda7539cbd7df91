import {
  Button,
  companyPaint,
  darkPalette,
  Grid,
  lightPalette,
  readColor,
  tokens,
  type CompanyColors,
  type CompanyPaint,
  type Palette,
} from '@keydate/ui';
import { styled } from 'styled-components';
import { contrastText } from './contrast-text';
import { copy } from './copy';

/** Previews a company's colors in the light and the dark theme, on the components that use them. */
export function ColorPreview(colors: CompanyColors) {
  const { light, dark } = companyPaint(colors);
  const isColor = readColor(colors.primaryColor ?? '') !== undefined;
  return (
    <Grid columns={2} gap={16} role="group" aria-label={copy.preview}>
      <Sample name={copy.light} palette={lightPalette} paint={light} isAdjusted={isColor && light.isPrimaryAdjusted} />
      <Sample name={copy.dark} palette={darkPalette} paint={dark} isAdjusted={isColor && dark.isPrimaryAdjusted} />
    </Grid>
  );
}

interface SampleProps {
  name: string;
  palette: Palette;
  paint: CompanyPaint;
  isAdjusted: boolean;
}

function Sample({ name, palette, paint, isAdjusted }: SampleProps) {
  return (
    <figure>
      <Ground style={groundOf(palette, paint)} inert>
        <Active>{copy.active}</Active>
        <Button>{copy.button}</Button>
        <Button variant="secondary">{copy.quiet}</Button>
      </Ground>
      <Caption>
        <strong>{name}</strong> {copy.readable(contrastText(paint.primary, paint.onPrimary))}{' '}
        {isAdjusted && copy.adjusted}
      </Caption>
    </figure>
  );
}

/** The style tokens of the components, set for this sample only. */
function groundOf(palette: Palette, paint: CompanyPaint) {
  return {
    '--kd-ink': palette.ink,
    '--kd-rule': palette.rule,
    '--kd-card': palette.card,
    '--kd-primary': paint.primary,
    '--kd-on-primary': paint.onPrimary,
    '--kd-primary-text': paint.primaryText,
    '--kd-primary-tint': paint.primaryTint,
    '--kd-secondary': paint.secondary,
  };
}

const Ground = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  padding: ${tokens.gap[16]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  color: ${tokens.color.ink};
`;

const Active = styled.span`
  padding: ${tokens.gap[8]} ${tokens.gap[12]};
  border-left: 3px solid ${tokens.color.primary};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primaryTint};
  font-size: ${tokens.size[14]};
  font-weight: 550;
`;

const Caption = styled.figcaption`
  margin-top: ${tokens.gap[8]};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  strong {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;
