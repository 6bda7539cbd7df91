import { Slide, ToastContainer } from 'react-toastify';
import { createGlobalStyle } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { X } from '../icons';
import { media } from '../tokens/media';
import { tokens } from '../tokens/tokens';
import { copy } from './copy';

export interface ToastOutletProps {
  /** The page's CSP nonce: react-toastify writes a style element of its own. */
  readonly nonce?: string;
}

/** Shows every toast of the page. Mounted once, by the host. */
export function ToastOutlet({ nonce }: ToastOutletProps) {
  return (
    // The attribute keeps toasts accessible while a dialog hides the rest of the page.
    <div data-react-aria-top-layer="true">
      <ToastStyle />
      <ToastContainer
        nonce={nonce}
        position="top-right"
        transition={Slide}
        icon={false}
        closeButton={({ closeToast }) => <IconButton label={copy.dismiss} icon={X} onClick={closeToast} />}
        hideProgressBar
        newestOnTop
        draggable={false}
        limit={4}
      />
    </div>
  );
}

const ToastStyle = createGlobalStyle`
  .Toastify {
    --toastify-color-light: ${tokens.color.card};
    --toastify-text-color-light: ${tokens.color.ink};
    --toastify-font-family: ${tokens.font.sans};
    --toastify-toast-width: min(380px, calc(100vw - 32px));
    --toastify-toast-min-height: 0;
    --toastify-toast-padding: 12px 8px 12px 16px;
    --toastify-toast-bd-radius: ${tokens.radius.card};
    --toastify-toast-shadow: ${tokens.shadow};
    --toastify-z-index: ${tokens.layer.toast};
  }

  .Toastify .Toastify--animate {
    animation-duration: 200ms;
  }

  ${media.phone} {
    .Toastify .Toastify__toast-container {
      inset: 8px 8px auto;
      width: auto;
    }

    .Toastify .Toastify__toast {
      --toastify-toast-width: 100%;
      margin-bottom: 8px;
      border-radius: ${tokens.radius.card};
    }
  }
`;
