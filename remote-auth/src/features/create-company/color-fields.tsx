import { ColorField } from '@keydate/forms/color';
import { Grid, Stack, tokens } from '@keydate/ui';
import { Controller, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { ColorPreview } from '../../ui/color-preview/color-preview';
import type { CompanyFormParts } from './company-fields';
import { copy } from './copy';

/** The company's two colors, with a preview in the light and the dark theme. */
export function ColorFields({ control, errors }: CompanyFormParts) {
  const [primaryColor, secondaryColor] = useWatch({ control, name: ['primaryColor', 'secondaryColor'] });
  return (
    <Group>
      <legend>{copy.colors}</legend>
      <Stack>
        <Grid columns={2} gap={16}>
          <Controller
            control={control}
            name="primaryColor"
            render={({ field }) => (
              <ColorField label={copy.primaryColor} error={errors.primaryColor?.message} {...field} />
            )}
          />
          <Controller
            control={control}
            name="secondaryColor"
            render={({ field }) => (
              <ColorField label={copy.secondaryColor} hasOpacity error={errors.secondaryColor?.message} {...field} />
            )}
          />
        </Grid>
        <ColorPreview primaryColor={primaryColor} secondaryColor={secondaryColor} />
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
