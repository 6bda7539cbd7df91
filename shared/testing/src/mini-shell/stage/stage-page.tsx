import { useUser } from '@keydate/client';
import { RemotesContext, type Remotes } from '@keydate/shell';
import { CompanyPalette, GlobalStyle, ToastOutlet } from '@keydate/ui';
import { BrowserRouter } from 'react-router-dom';
import { Scene } from './scene';

interface StagePageProps {
  remotes: Remotes;
  /** The page's nonce, for what writes style elements. */
  nonce: string;
}

/** The whole of the stage: what the shell gives to every page (styles, colors, toasts) around the remote. */
export function StagePage({ remotes, nonce }: StagePageProps) {
  const company = useUser()?.company;
  return (
    <>
      <GlobalStyle />
      <CompanyPalette primaryColor={company?.primaryColor} secondaryColor={company?.secondaryColor} />
      <RemotesContext value={remotes}>
        <BrowserRouter useTransitions={false}>
          <Scene remotes={remotes} />
        </BrowserRouter>
      </RemotesContext>
      <ToastOutlet nonce={nonce} />
    </>
  );
}
