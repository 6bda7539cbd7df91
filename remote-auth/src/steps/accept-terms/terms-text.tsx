import { paths, useUser } from '@keydate/client';
import { TERMS } from '@keydate/contracts/terms';
import { TextLink, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from './copy';

/** The text of the terms. */
export function TermsText() {
  // spec § 2.1: only visitors can open the policy; anyone signed in would be redirected
  const canOpenPolicy = useUser() === null;
  return (
    <NumberedText sections={TERMS}>
      {canOpenPolicy && (
        <p>
          {copy.privacy}{' '}
          <TextLink as={Link} to={paths.privacyPolicy}>
            {copy.privacyLink}
          </TextLink>
          .
        </p>
      )}
    </NumberedText>
  );
}

interface NumberedTextProps {
  sections: readonly { heading: string; text: string }[];
  children?: ReactNode;
}

/** Numbered sections, each with its heading, and what follows them. */
export function NumberedText({ sections, children }: NumberedTextProps) {
  return (
    <Text>
      <ol>
        {sections.map(({ heading, text }) => (
          <li key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </Text>
  );
}

const Text = styled.div`
  ol {
    display: grid;
    gap: ${tokens.gap[24]};
    margin-bottom: ${tokens.gap[24]};
    counter-reset: section;
  }

  li {
    position: relative;
    padding-left: ${tokens.gap[32]};
    counter-increment: section;
  }

  li::before {
    content: counter(section);
    position: absolute;
    left: 0;
    color: ${tokens.color.softInk};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[18]};
    line-height: 24px;
  }

  h2 {
    font-size: ${tokens.size[16]};
    font-weight: 600;
    line-height: 24px;
  }

  p {
    max-width: 64ch;
    color: ${tokens.color.softInk};
  }
`;
