import { paths } from '@keydate/client';
import { Logo } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Desk, Frame, Head, Main, Sentence } from './auth-frame.styles';
import { copy } from './copy';
import { StepPicture, type PictureName } from './step-picture';
import { StepStart } from './step-start';

interface AuthFrameProps {
  children: ReactNode;
  /** The picture next to the form on a wide screen. */
  picture?: PictureName;
  /** When it changes, the content is mounted again, with the focus at its start. */
  step?: string;
}

/** The frame of every page of this remote: the form on one side and, on a wide screen, a picture of the product on the other. */
export function AuthFrame({ children, picture = 'deadlines', step }: AuthFrameProps) {
  return (
    <Frame>
      <Main>
        <Head>
          <Link to={paths.home} aria-label={copy.home}>
            <Logo />
          </Link>
        </Head>
        <Desk>
          <StepStart key={step}>{children}</StepStart>
        </Desk>
      </Main>
      <aside aria-hidden>
        <Sentence>{copy.sentences[picture]}</Sentence>
        <StepPicture of={picture} />
      </aside>
    </Frame>
  );
}
