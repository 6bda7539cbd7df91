import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { PICTURE } from './copy';
import review from './review.jpg';

/** The product as it is: `npm run pictures -- review` takes it again. */
export function ProductPicture() {
  return (
    <Figure>
      <img src={review} alt={PICTURE.alt} width={880} height={752} loading="lazy" decoding="async" />
      <figcaption>{PICTURE.caption}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  max-width: calc(880px + 2 * ${tokens.gap[24]});
  margin: 0 auto;
  padding: 0 ${tokens.gap[24]} ${tokens.gap[48]};

  img {
    width: 100%;
    height: auto;
    border: 1px solid ${tokens.color.rule};
    /* a little more than the dialog's own corners in the picture, at each width; the gray behind them is cut off */
    border-radius: 2% / 2.34%;
  }

  figcaption {
    margin-top: ${tokens.gap[12]};
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    text-align: center;
  }

  ${media.phone} {
    padding: 0 ${tokens.gap[16]} ${tokens.gap[24]};
  }
`;
