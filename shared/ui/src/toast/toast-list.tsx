import { cssTransition, ToastContainer } from 'react-toastify';
import { createGlobalStyle } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { X } from '../icons';
import { media } from '../tokens/media';
import { tokens } from '../tokens/tokens';
import { copy } from './copy';
import { SLIDE_MS } from './timing';

/** The place of the toasts, a live region, and how they look. */
export function ToastList({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <>
      <ToastStyle />
      <ToastContainer
        nonce={nonce}
        position="top-right"
        transition={slide}
        icon={false}
        closeButton={({ closeToast }) => <IconButton label={copy.dismiss} icon={X} onClick={closeToast} />}
        hideProgressBar
        newestOnTop
        draggable={false}
        limit={4}
      />
    </>
  );
}

/** The library's slide, but gone when it has slid out: its own leaves an empty place for another 300 ms. */
const slide = cssTransition({
  enter: 'Toastify--animate Toastify__slide-enter',
  exit: 'Toastify--animate Toastify__slide-exit',
  appendPosition: true,
  collapse: false,
});

/** Toasts that are higher together scroll, so that the page beneath stays usable. One error is seen whole. */
const MAX_HEIGHT = 'max(25dvh, 192px)';

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
    animation-duration: ${SLIDE_MS}ms;
  }

  /* the page has its room again, and what is beneath can be pressed */
  .Toastify [class*='Toastify__slide-exit'] {
    pointer-events: none;
  }

  .Toastify .Toastify__toast-container {
    inset: 0 0 auto auto;
    width: auto;
    max-height: ${MAX_HEIGHT};

    /* the list cuts off the shadows: on the left and below after they have ended */
    padding: 8px 16px 32px 40px;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }

  .Toastify .Toastify__toast {
    flex: none;
    margin-bottom: 8px;
    touch-action: pan-y;
  }

  ${media.phone} {
    .Toastify .Toastify__toast-container {
      inset: 0 0 auto;
      padding-inline: 8px;
    }

    .Toastify .Toastify__toast {
      --toastify-toast-width: 100%;
      border-radius: ${tokens.radius.card};
    }
  }
`;
