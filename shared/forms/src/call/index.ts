export type { RefusalAction, Refusals } from './refusals';
export { useCallButton } from './use-call-button';
export { useCallForm, type FormRefusals } from './use-call-form';
export { useIsMounted } from './use-is-mounted';
