import { fromFrame, type FrameAnswer, type FrameSettings } from './messages';

/** Shows the bank's challenge over the page, and returns its outcome. */
export function showChallenge(
  origin: string,
  settings: Omit<FrameSettings, 'frame' | 'pageOrigin'>,
): Promise<FrameAnswer> {
  const veil = document.createElement('div');
  const frame = document.createElement('iframe');
  Object.assign(veil.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    display: 'grid',
    placeItems: 'center',
    background: 'rgb(0 0 0 / 60%)',
  });
  Object.assign(frame.style, {
    width: 'min(100%, 500px)',
    height: 'min(100%, 400px)',
    border: '0',
    background: '#fff',
  });
  const carried: FrameSettings = { ...settings, frame: crypto.randomUUID(), pageOrigin: location.origin };
  frame.src = `${origin}/elements/challenge#${encodeURIComponent(JSON.stringify(carried))}`;
  frame.title = '3D Secure challenge';
  veil.append(frame);
  // a dialog of the product would make everything outside it inert: the challenge goes above it, as a popover
  veil.popover = 'manual';
  Object.assign(veil.style, { margin: '0', padding: '0', border: '0', width: '100%', height: '100%' });
  (document.querySelector('[role="dialog"]')?.parentElement ?? document.body).append(veil);
  veil.showPopover();
  return new Promise((resolve) => {
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.contentWindow) return;
      const told = fromFrame.safeParse(data);
      if (!told.success || told.data.told !== 'answer') return;
      removeEventListener('message', hear);
      veil.remove();
      resolve(told.data);
    };
    addEventListener('message', hear);
  });
}
