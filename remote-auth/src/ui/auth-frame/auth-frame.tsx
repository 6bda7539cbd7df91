import { paths } from '@keydate/client';
import { Logo } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Aside, Desk, Frame, Head, Main, Sentence } from './auth-frame.look';
import { copy } from './copy';
import { DeskPicture } from './desk-picture';

interface AuthFrameProps {
  children: ReactNode;
  /** For text to be read and forms with two columns. */
  isWide?: boolean;
  /** What stands opposite the logo. */
  aside?: ReactNode;
}

/** The frame of every page of this remote: the form at one side, a desk at the other where there is room. */
export function AuthFrame({ children, isWide = false, aside }: AuthFrameProps) {
  return (
    <Frame>
      <Main>
        <Head $isWide={isWide}>
          <Link to={paths.home} aria-label={copy.home}>
            <Logo />
          </Link>
          {aside && <Aside>{aside}</Aside>}
        </Head>
        <Desk $isWide={isWide}>{children}</Desk>
      </Main>
      <aside aria-hidden>
        <Sentence>{copy.sentence}</Sentence>
        <DeskPicture />
      </aside>
    </Frame>
  );
}
