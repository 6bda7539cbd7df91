export { partOf, type Edit } from './edit-of-stored';
export type { FormRefusals, RefusalAction, Refusals } from './refusals';
export { useChangeButton } from './use-change-button';
export { useChangeForm } from './use-change-form';
export { useIsMounted } from './use-is-mounted';
