import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 44%);
  min-height: ${tokens.screenHeight};

  > aside {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${tokens.gap[48]};
    height: ${tokens.screenHeight};
    padding: ${tokens.gap[48]} clamp(${tokens.gap[32]}, 5vw, 96px);
    border-left: 1px solid ${tokens.color.rule};
    background: ${tokens.color.sunken};
  }

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);

    > aside {
      display: none;
    }
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  padding: ${tokens.gap[32]} ${tokens.gap[48]} ${tokens.gap[64]};

  ${media.phone} {
    padding: ${tokens.gap[24]} ${tokens.gap[16]} ${tokens.gap[48]};
  }
`;

/** One column for the logo and every form: from step to step nothing moves sideways. */
const column = '480px';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  width: 100%;
  max-width: ${column};
  margin: 0 auto;

  > a {
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    text-decoration: none;
  }
`;

export const Desk = styled.div`
  width: 100%;
  max-width: ${column};
  margin: clamp(${tokens.gap[32]}, 10vh, 120px) auto auto;

  ${media.phone} {
    margin-top: ${tokens.gap[32]};
  }
`;

export const Sentence = styled.p`
  max-width: 12ch;
  font-family: ${tokens.font.serif};
  font-size: clamp(${tokens.size[40]}, 4vw, ${tokens.size[56]});
  line-height: 1.08;
  letter-spacing: -0.02em;
`;
