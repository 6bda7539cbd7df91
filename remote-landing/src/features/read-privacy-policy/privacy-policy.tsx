import { readPageSettings } from '@keydate/client';
import { TextLink, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { POLICY, TITLE } from './copy';

/** Spec § 2.3: nine numbered sections. */
export function PrivacyPolicy() {
  const { privacyEmail } = readPageSettings();
  return (
    <Sheet>
      <h1>{TITLE}</h1>
      <ol>
        {POLICY.map(({ title, text }, at) => (
          <li key={title}>
            <h2>
              {at + 1}. {title}
            </h2>
            <p>
              {text}
              {at === POLICY.length - 1 && (
                <>
                  {' '}
                  <TextLink href={`mailto:${privacyEmail}`}>{privacyEmail}</TextLink>.
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

const Sheet = styled.article`
  max-width: 72ch;
  margin: 0 auto;
  padding: ${tokens.gap[48]} ${tokens.gap[16]};

  h1 {
    margin-bottom: ${tokens.gap[32]};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[40]};
    font-weight: 500;
  }

  ol {
    display: grid;
    gap: ${tokens.gap[24]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  h2 {
    margin-bottom: ${tokens.gap[4]};
    font-size: ${tokens.size[18]};
    font-weight: 600;
  }
`;
