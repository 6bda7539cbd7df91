import { media, tokens } from '@keydate/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';

interface ContractPictureProps {
  /** Below {api_host}/api. */
  url: string;
  title: string;
  page: number;
}

/** A row of the contract, its title and its date, with its page. A press opens it in another tab, where a phone can enlarge it. */
export function ContractPicture({ url, title, page }: ContractPictureProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <Picture>
      {!isMissing && (
        <a href={`/api${url}`} target="_blank" rel="noreferrer">
          <img src={`/api${url}`} alt={copy.picture.of(title, page)} loading="lazy" onError={() => setMissing(true)} />
        </a>
      )}
      <figcaption>{isMissing ? copy.picture.missing(page) : copy.picture.page(page)}</figcaption>
    </Picture>
  );
}

/** On paper in any theme, at most three lines high. */
const Picture = styled.figure`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  width: 100%;
  margin: 2px 0;
  font-size: ${tokens.size[12]};
  line-height: 16px;
  color: ${tokens.color.softInk};

  img {
    min-width: 0;
    min-height: 28px;
    max-height: 72px;
    border: 1px solid ${tokens.color.rule};
    border-radius: 4px;
    background: white;
    object-fit: contain;
    object-position: left;
  }

  a {
    display: flex;
    min-width: 0;
  }

  a + figcaption {
    flex: none;
  }

  ${media.phone} {
    flex-wrap: wrap;
  }
`;
