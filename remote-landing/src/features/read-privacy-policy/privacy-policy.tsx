import { readPageSettings } from '@keydate/client';
import { PRIVACY_POLICY } from '@keydate/contracts/privacy-policy';
import { PageHeading, TextLink, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { Sheet } from '../../ui/sheet';
import { LEDE, TITLE } from './copy';

/** Spec § 2.3: nine numbered sections. */
export function PrivacyPolicy() {
  const { privacyEmail } = readPageSettings();
  return (
    <Sheet>
      <PageHeading title={<Title>{TITLE}</Title>}>{LEDE}</PageHeading>
      <Sections>
        {PRIVACY_POLICY.map(({ title, text }, at) => (
          <li key={title}>
            <h2>
              <span>{at + 1}.</span> {title}
            </h2>
            <p>
              {text}
              {at === PRIVACY_POLICY.length - 1 && (
                <>
                  {' '}
                  <TextLink href={`mailto:${privacyEmail}`}>{privacyEmail}</TextLink>.
                </>
              )}
            </p>
          </li>
        ))}
      </Sections>
    </Sheet>
  );
}

const Title = styled.span`
  font-family: ${tokens.font.serif};
  font-size: ${tokens.size[40]};
  font-weight: 500;
  line-height: 1.2;
`;

const Sections = styled.ol`
  margin-top: ${tokens.gap[48]};

  > li {
    padding: ${tokens.gap[24]} 0;
    border-top: 1px solid ${tokens.color.rule};
  }

  h2 {
    display: flex;
    gap: ${tokens.gap[8]};
    margin-bottom: ${tokens.gap[4]};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[22]};
    font-weight: 500;
    line-height: 1.3;

    span {
      min-width: 1.2em;
      font-variant-numeric: lining-nums tabular-nums;
      color: ${tokens.color.softInk};
    }
  }

  p {
    line-height: 26px;
  }
`;
