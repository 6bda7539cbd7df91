import { setTheme, useTheme } from '@keydate/client';
import type { Theme } from '@keydate/contracts/theme';
import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { Section } from '../../ui/section';
import { copy } from './copy';

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

/** Switches between light, dark and what the device is set to; at once, without saving. */
export function ChooseAppearance() {
  const chosen = useTheme();
  return (
    <Section title={copy.title} lede={copy.lede}>
      <Choices role="radiogroup" aria-label={copy.title}>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={theme === chosen} onChange={() => setTheme(theme)} />
            {copy.themes[theme]}
          </label>
        ))}
      </Choices>
    </Section>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.gap[8]} ${tokens.gap[24]};

  label {
    display: flex;
    align-items: center;
    gap: ${tokens.gap[8]};
    min-height: ${tokens.controlHeight};
    font-size: ${tokens.size[14]};
    cursor: pointer;
  }

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${tokens.color.primary};
  }
`;
