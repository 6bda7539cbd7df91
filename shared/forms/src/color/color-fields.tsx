import { Grid, Stack, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { ColorField, type ColorFieldProps } from './color-field';
import { ColorPreview } from './color-preview';
import { copy } from './copy';

type FieldOfForm = Omit<ColorFieldProps, 'label' | 'hint' | 'hasOpacity'>;

interface ColorFieldsProps {
  primary: FieldOfForm;
  secondary: FieldOfForm;
}

/** A company's two colors, with a preview in the light and the dark theme. Each prop is a form's field and its error. */
export function ColorFields({ primary, secondary }: ColorFieldsProps) {
  return (
    <Group>
      <legend>{copy.colors}</legend>
      <Stack>
        <Grid columns={2} gap={16}>
          <ColorField label={copy.primaryColor} {...primary} />
          <ColorField label={copy.secondaryColor} hasOpacity {...secondary} />
        </Grid>
        <ColorPreview primaryColor={primary.value} secondaryColor={secondary.value} />
      </Stack>
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${tokens.gap[12]};
    font-size: ${tokens.size[18]};
    font-weight: 600;
  }
`;
