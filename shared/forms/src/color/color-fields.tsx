import { Grid, Stack, tokens } from '@keydate/ui';
import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { ColorField } from './color-field';
import { ColorPreview } from './color-preview';
import { copy } from './copy';

interface ColorFieldsProps<Values extends FieldValues, Output> {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control'>;
  /** The form's name of each field. */
  names: Readonly<Record<'primary' | 'secondary', FieldPathByValue<Values, string>>>;
}

/**
 * A company's two colors, with a preview in the light and the dark theme. The form moves the focus to the first invalid field in
 * the order in which the fields were registered, so that these are registered where they are rendered.
 */
export function ColorFields<Values extends FieldValues, Output>({
  form: { control },
  names,
}: ColorFieldsProps<Values, Output>) {
  const primary = useController({ control, name: names.primary });
  const secondary = useController({ control, name: names.secondary });
  return (
    <Group>
      <legend>{copy.colors}</legend>
      <Stack>
        <Grid columns={2} gap={16}>
          <ColorField label={copy.primaryColor} {...primary.field} error={primary.fieldState.error?.message} />
          <ColorField
            label={copy.secondaryColor}
            hasOpacity
            {...secondary.field}
            error={secondary.fieldState.error?.message}
          />
        </Grid>
        <ColorPreview primaryColor={primary.field.value} secondaryColor={secondary.field.value} />
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
